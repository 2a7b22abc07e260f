import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readRequirements, titlesIn, unfounded } from './table.ts';

const SOURCE = `
  test('counts', async () => {});
  it.each([1])("it's %i", () => {});
  test.runIf(present)('when there', { timeout: 1 }, () => {});
  test.skip('not now', () => {});
`;

const row = (id: string, cell: string, level = 1) => `| ${id} | ${level} | asks | kept | ${cell} |`;

test('each test docs/asvs.md names is there', () => {
  const requirements = readRequirements(readFileSync('docs/asvs.md', 'utf8'));
  expect(unfounded(requirements)).toEqual([]);
  expect(requirements.length).toBeGreaterThan(80);
});

test.each([
  { level: 1, share: 1 },
  { level: 2, share: 0.9 },
])(
  'of level $level a share of $share at least is kept, beside what the product rules otherwise',
  ({ level, share }) => {
    const asked = readRequirements(readFileSync('docs/asvs.md', 'utf8')).filter(
      (requirement) => requirement.level === level && !('ruled' in requirement.proof),
    );
    const open = asked.filter(({ proof }) => 'open' in proof).map(({ id }) => id);
    expect(1 - open.length / asked.length, `open: ${open.join(' ')}`).toBeGreaterThanOrEqual(share);
  },
);

test('a name is that of a test to the letter; what is skipped, cut short or invented is none', () => {
  expect([...titlesIn(SOURCE)]).toEqual(['counts', "it's %i", 'when there']);
  const named = ['counts', 'count', 'when there', 'not now', 'invented'].map((title, index) =>
    row(`1.1.${index}`, `\`a.test.ts\` ${title}`),
  );
  const missing = unfounded(readRequirements(named.join('\n')), () => SOURCE).map(({ id }) => id);
  expect(missing).toEqual(['1.1.1', '1.1.3', '1.1.4']);
});

test('a row without a test says why; one that says neither, or comes twice, is refused', () => {
  expect(readRequirements(row('6.2.1', 'open: the product’s rule', 2))).toEqual([
    { id: '6.2.1', level: 2, proof: { open: 'the product’s rule' } },
  ]);
  expect(readRequirements(row('6.2.5', 'ruled: as it is'))).toEqual([
    { id: '6.2.5', level: 1, proof: { ruled: 'as it is' } },
  ]);
  expect(() => readRequirements(row('6.2.1', 'soon'))).toThrow('6.2.1');
  expect(() => readRequirements([row('6.2.1', 'open: x'), row('6.2.1', 'open: y')].join('\n'))).toThrow('twice');
});
