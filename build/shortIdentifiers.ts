import { createHash } from 'node:crypto';
import { globSync } from 'node:fs';

/** What vanilla-extract tells of a class, variable or animation it wants a name for. */
export type Identifier = {
  /** A hash of the style file, then the number of the identifier in it. */
  readonly hash: string;
  /** The style file, from the project's root. */
  readonly filePath: string;
  /** What the code calls it. */
  readonly debugId?: string | undefined;
};

/** A capital and two more characters: names of our own (`gap-x8`, `grow`) begin small. */
function prefixOf(file: string, attempt: number): string {
  const number = createHash('sha256').update(`${file} ${attempt}`).digest().readUInt32BE();
  const capital = String.fromCharCode(65 + (number % 26));
  return capital + (Math.floor(number / 26) % 36 ** 2).toString(36).padStart(2, '0');
}

/** A prefix for each style file, the same in every build; two files that hash alike get different ones. */
export function prefixesFor(files: readonly string[]): ReadonlyMap<string, string> {
  const taken = new Set<string>();
  return new Map(
    files.toSorted().map((file) => {
      let attempt = 0;
      while (taken.has(prefixOf(file, attempt))) attempt += 1;
      const prefix = prefixOf(file, attempt);
      taken.add(prefix);
      return [file, prefix] as const;
    }),
  );
}

/** Names of four characters instead of eight: pages, scripts and styles repeat them, half a kB of a first visit (brotli). */
export function shortIdentifiers(root: string): (identifier: Identifier) => string {
  const files = globSync('{src,stories,.storybook,bench}/**/*.css.ts', { cwd: root }).map((file) =>
    file.replaceAll('\\', '/'),
  );
  const prefixes = prefixesFor(files);
  const hashes = new Map<string, string>();
  return ({ hash, filePath }) => {
    const prefix = prefixes.get(filePath);
    if (prefix === undefined) throw new Error(`${filePath} is not among the style files of ${root}.`);
    // The first of a file is its number 0, one digit.
    const fileHash = hashes.get(filePath) ?? hash.slice(0, -1);
    hashes.set(filePath, fileHash);
    return prefix + hash.slice(fileHash.length);
  };
}
