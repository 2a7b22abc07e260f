import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { CHANGES } from './money/changes.ts';
import { carelessBuilds } from './mutants/carelessBuilds.ts';
import { mutate, type Loss } from './mutants/Mutant.ts';
import { moneyMutants } from './mutants/money.ts';
import { sessionMutants } from './mutants/session.ts';

const sourceOf = ({ file }: Pick<Loss, 'file'>): string => readFileSync(file.replace(/^\//, ''), 'utf8');

test('every defence a mutant takes out still stands in its source, once', () => {
  const mutants = [...moneyMutants, ...sessionMutants];
  expect(mutants.length).toBeGreaterThan(50);
  for (const mutant of mutants) expect(() => mutate(sourceOf(mutant), mutant), mutant.name).not.toThrow();
});

test('what a careless build has otherwise still stands in its source, once', () => {
  for (const loss of Object.values(carelessBuilds)) expect(() => mutate(sourceOf(loss), loss), loss.name).not.toThrow();
});

test('every line a careless server has otherwise still stands in its source', () => {
  const gone = Object.values(CHANGES)
    .flat()
    .filter((change) => !sourceOf(change).includes(change.from));
  expect(gone).toEqual([]);
});
