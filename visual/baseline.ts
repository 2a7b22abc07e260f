import { existsSync, readFileSync, writeFileSync } from 'node:fs';

/** The decided pictures, as hashes: the pictures themselves are drawn again from the commit that decided them. */
export type Baseline = {
  /** Where the hashes were taken. Elsewhere an equal hash still says that a picture is the same; another says nothing. */
  environment: string;
  /** Hash by picture key, `story@mode`. */
  pictures: Record<string, string>;
};

/** Where the decision is kept, from the root of the repository. */
export const BASELINE_PATH = 'visual/baseline.json';

export function readBaseline(file: string): Baseline {
  if (!existsSync(file)) return { environment: '', pictures: {} };
  return JSON.parse(readFileSync(file, 'utf8')) as Baseline;
}

/** One line a picture, in order, so that two branches merge. */
export function writeBaseline(file: string, { environment, pictures }: Baseline): void {
  const sorted = Object.fromEntries(Object.entries(pictures).sort(([a], [b]) => (a < b ? -1 : 1)));
  writeFileSync(file, `${JSON.stringify({ environment, pictures: sorted }, null, 1)}\n`);
}
