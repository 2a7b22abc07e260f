import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** What each part of the proof has found so far. */
type Parts = {
  census: {
    /** Each picture with the classes drawn in it. */
    pictures: Record<string, readonly string[]>;
    /** Pictures that could not be drawn. */
    broken: string[];
  };
  /** For each mutation and control the picture it was seen in; null: tried, and unseen. */
  mutations: { seenIn: Record<string, string | null> };
  /** For each removed handler the story test that failed; null: all passed. */
  handlers: { missedBy: Record<string, string | null> };
  flakes: {
    /** How often each picture was held against the decided one. */
    compared: Record<string, number>;
    /** How often it was equal in a page of its own only. */
    afresh: number;
    /** Pictures that once differed, with the verdict. */
    unequal: Record<string, string>;
  };
};

export type PartName = keyof Parts;

type Costs = { seconds: number; lostPages: number };

/** What has been proved; each part is kept after each slice, so that a proof that was stopped goes on where it was. */
export type Proof = { [Name in PartName]: Parts[Name] & Costs };

const FOLDER = join('.cache', 'visual-proof');
const COSTS: Costs = { seconds: 0, lostPages: 0 };

const nothing = (): Proof => ({
  census: { pictures: {}, broken: [], ...COSTS },
  mutations: { seenIn: {}, ...COSTS },
  handlers: { missedBy: {}, ...COSTS },
  flakes: { compared: {}, afresh: 0, unequal: {}, ...COSTS },
});

/** The names of a build's assets carry the hashes of their contents. */
export function nameOfBuild(build: string): string {
  const digest = createHash('sha256').update(readFileSync(join(build, 'index.json')));
  return digest
    .update(readdirSync(join(build, 'assets')).sort().join('\n'))
    .digest('hex')
    .slice(0, 16);
}

const fileOf = (part: PartName): string => join(FOLDER, `${part}.json`);

/** What is known of the build of this name: of another build nothing has been proved. */
export function readProof(build: string): Proof {
  const known = (Object.keys(nothing()) as PartName[]).flatMap((part) => {
    if (!existsSync(fileOf(part))) return [];
    const kept = JSON.parse(readFileSync(fileOf(part), 'utf8')) as { build: string; found: unknown };
    return kept.build === build ? [[part, kept.found] as const] : [];
  });
  return { ...nothing(), ...(Object.fromEntries(known) as Partial<Proof>) };
}

/** Keeps one part. */
export function writeProof(build: string, part: PartName, proof: Proof): void {
  mkdirSync(FOLDER, { recursive: true });
  writeFileSync(fileOf(part), JSON.stringify({ build, found: proof[part] }));
}

/** Forgets what one part has found. */
export const forget = (proof: Proof, part: PartName): void => void Object.assign(proof, { [part]: nothing()[part] });
