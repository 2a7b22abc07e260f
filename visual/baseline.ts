import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';

/** The decided pictures, as hashes: the pictures themselves are drawn again from `decided.ts`. */
export type Baseline = {
  /** Where the hashes were taken. Elsewhere an equal hash still says that a picture is the same; another says nothing. */
  environment: string;
  /** Hash by picture key, `story@mode`. */
  pictures: Record<string, string>;
};

const BASELINE_PATH = 'visual/baseline.json';

export function readBaseline(): Baseline {
  if (!existsSync(BASELINE_PATH)) return { environment: '', pictures: {} };
  return JSON.parse(readFileSync(BASELINE_PATH, 'utf8')) as Baseline;
}

/** One line a picture, in order, so that two branches merge. */
export function writeBaseline({ environment, pictures }: Baseline): void {
  const sorted = Object.fromEntries(Object.entries(pictures).sort(([a], [b]) => (a < b ? -1 : 1)));
  writeFileSync(BASELINE_PATH, `${JSON.stringify({ environment, pictures: sorted }, null, 1)}\n`);
}

/** Pictures that were decided otherwise since a commit: a line changed by hand is looked at too. */
export function changedDecisions(base: string): ReadonlySet<string> {
  try {
    const former = execFileSync('git', ['show', `${base}:${BASELINE_PATH}`], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    const { pictures } = JSON.parse(former) as Baseline;
    return new Set(
      Object.entries(readBaseline().pictures).flatMap(([key, hash]) => (pictures[key] === hash ? [] : [key])),
    );
  } catch {
    return new Set();
  }
}
