import { existsSync, readFileSync } from 'node:fs';

/** A requirement as `docs/asvs.md` has it: with the test that proves it, the reason why none does, or the product's rule against it. */
export type Requirement = {
  id: string;
  level: 1 | 2;
  proof: { file: string; title: string } | { open: string } | { ruled: string };
};

const ROW = /^\| (\d+\.\d+\.\d+) +\| ([12]) +\| .+ \| .+ \| (.+?) +\|$/;
const PROOF = /^`([^`]+)` (.+)$/;

function proofOf(cell: string): Requirement['proof'] | undefined {
  const [, file, title] = PROOF.exec(cell) ?? [];
  // Markdown has its own use for underscores.
  if (file !== undefined && title !== undefined) return { file, title: title.replaceAll('\\_', '_') };
  const [, kind, reason] = /^(open|ruled): (.+)$/.exec(cell) ?? [];
  if (reason === undefined) return undefined;
  return kind === 'open' ? { open: reason } : { ruled: reason };
}

function requirementOf(line: string): Requirement {
  const [, id = '', level, cell = ''] = ROW.exec(line) ?? [];
  const proof = proofOf(cell);
  if (!proof) throw new Error(`docs/asvs.md: no row is \`${line}\`.`);
  return { id, level: level === '1' ? 1 : 2, proof };
}

/** Reads the table; throws on a row that names neither a test nor why there is none, and on a number that comes twice. */
export function readRequirements(text: string): Requirement[] {
  const rows = text
    .split('\n')
    .filter((line) => /^\| \d/.test(line))
    .map(requirementOf);
  const twice = rows.find(({ id }, index) => rows.findIndex((row) => row.id === id) !== index);
  if (twice) throw new Error(`docs/asvs.md: ${twice.id} stands there twice.`);
  return rows;
}

/** The names of tests: what follows `test(` and `it(`, also after `.each(…)` and `.runIf(…)`; what is skipped is none. */
const TITLE = /(?:\b(?:test|it)(?:\.(?!skip|todo|fails)\w+)?|[\])])\(\s*(['"`])((?:\\.|(?!\1)[^\\])+)\1,/g;

/** A story is a test by its name. */
const STORY = /^export const (\w+): Story\b/gm;

/** The names of the tests in a source. */
export const titlesIn = (source: string): Set<string> =>
  new Set([...source.matchAll(TITLE), ...source.matchAll(STORY)].map((match) => match[2] ?? match[1] ?? ''));

const readSource = (file: string): string => (existsSync(file) ? readFileSync(file, 'utf8') : '');

/** Requirements whose test is not where the table says. */
export const unfounded = (requirements: readonly Requirement[], read = readSource): Requirement[] =>
  requirements.filter(({ proof }) => 'file' in proof && !titlesIn(read(proof.file)).has(proof.title));
