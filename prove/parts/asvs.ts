import { readFileSync } from 'node:fs';
import { readRequirements, unfounded, type Requirement } from '../asvs/table.ts';
import type { Figure, Part } from '../figure.ts';

const TABLE = 'docs/asvs.md';

/** The table with one test that nobody wrote. */
const invented = (requirements: readonly Requirement[]): Requirement[] =>
  requirements.map((requirement, index) =>
    index === 0
      ? { ...requirement, proof: { file: 'server/session.test.ts', title: 'a test nobody wrote' } }
      : requirement,
  );

const idsOf = (requirements: readonly Requirement[], kind: 'open' | 'ruled'): string[] =>
  requirements.filter(({ proof }) => kind in proof).map(({ id }) => id);

const among = (text: string, ids: readonly string[]): string => (ids.length === 0 ? '' : `, ${text} ${ids.join(' ')}`);

function coverage(requirements: readonly Requirement[], level: 1 | 2, percent: number): Figure {
  const ofLevel = requirements.filter((requirement) => requirement.level === level);
  const [open, ruled] = [idsOf(ofLevel, 'open'), idsOf(ofLevel, 'ruled')];
  const asked = ofLevel.length - ruled.length;
  const kept = asked - open.length;
  const share = (100 * kept) / asked;
  const value = `${kept} of ${asked} (${share.toFixed(0)} %)${among('open', open)}${among('beside them, ruled otherwise by the product:', ruled)}`;
  return {
    name: `8. ASVS Level ${level}: requirements with a named test`,
    value,
    target: percent === 100 ? '100 %' : `>= ${percent} %`,
    holds: share >= percent,
  };
}

async function* figures(): AsyncIterable<Figure> {
  const requirements = readRequirements(readFileSync(TABLE, 'utf8'));
  const missing = unfounded(requirements).map(({ id }) => id);
  const found = unfounded(invented(requirements)).length - missing.length;
  yield {
    name: `8. tests ${TABLE} names that are not there`,
    value: missing.length === 0 ? 0 : missing.join(' '),
    target: '0',
    holds: missing.length === 0,
    control: { name: 'a test nobody wrote among them: found out', value: found, target: '1', holds: found === 1 },
  };
  yield coverage(requirements, 1, 100);
  yield coverage(requirements, 2, 90);
}

export const asvs: Part = { id: 'asvs', title: 'OWASP ASVS 5.0, requirements with a named test (figure 8)', figures };
