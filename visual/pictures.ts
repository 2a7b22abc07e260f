import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { modesOf, type Mode } from '../.storybook/modes.ts';

/** One picture to take: a story in a mode. */
export type Picture = {
  key: string;
  storyId: string;
  title: string;
  name: string;
  mode: Mode;
  /** The file of the story, from the root of the repository. */
  file: string;
};

type IndexEntry = { id: string; type: 'story' | 'docs'; title: string; name: string; importPath: string };

/**
 * Stories that are no picture. Each says why, and the report counts them.
 */
export const EXCEPTIONS: Readonly<Record<string, string>> = {};

/** Every picture of a Storybook build, in the order of its sidebar. */
export const picturesOf = (build: string): Picture[] => picturesIn(readFileSync(join(build, 'index.json'), 'utf8'));

/** Every picture of a Storybook by its index. */
export function picturesIn(index: string): Picture[] {
  const { entries } = JSON.parse(index) as { entries: Record<string, IndexEntry> };
  return Object.values(entries)
    .filter(({ id, type }) => type === 'story' && !(id in EXCEPTIONS))
    .flatMap(({ id, title, name, importPath }) =>
      modesOf({ title, name }).map((mode) => ({
        key: `${id}@${mode}`,
        storyId: id,
        title,
        name,
        mode,
        file: importPath.replace('./', ''),
      })),
    );
}
