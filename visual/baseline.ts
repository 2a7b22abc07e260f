import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** The decided pictures, as hashes: the pictures themselves are drawn again from the commit that decided them. */
export type Baseline = {
  /** Where the hashes were taken; elsewhere they say nothing. */
  environment: string;
  /** Hash by picture key, `story@mode`. */
  pictures: Record<string, string>;
};

const FILE = fileURLToPath(new URL('baseline.json', import.meta.url));

/** Where the decision is kept, from the root of the repository. */
export const BASELINE_PATH = 'visual/baseline.json';

export function readBaseline(): Baseline {
  if (!existsSync(FILE)) return { environment: '', pictures: {} };
  return JSON.parse(readFileSync(FILE, 'utf8')) as Baseline;
}

/** One line a picture, in order, so that two branches merge. */
export function writeBaseline({ environment, pictures }: Baseline): void {
  const sorted = Object.fromEntries(Object.entries(pictures).sort(([a], [b]) => (a < b ? -1 : 1)));
  writeFileSync(FILE, `${JSON.stringify({ environment, pictures: sorted }, null, 1)}\n`);
}
