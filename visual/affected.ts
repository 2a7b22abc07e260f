import { execFileSync } from 'node:child_process';
import { join } from 'node:path';

/** What each file imports, by paths from the root of the repository. */
export type Imports = Readonly<Record<string, readonly string[]>>;

/** Which stories a change can touch, by their files, and why. */
export type Affected = { stories: 'all' | ReadonlySet<string>; why: string };

/** What every story stands in. */
const FRAME = ['.storybook/preview.tsx', '.storybook/main.ts'];

/** Draws pages of docs, which are no pictures. */
const OF_DOCS = '.storybook/LazyDocsPage.tsx';

/** Texts beside the controls and on pages of docs. */
const TEXTS = /^stories\/library\/propTexts\//;

/** What no import leads to: values and pictures by address, packages, the build, and the camera itself. */
const TOUCHES_ALL: readonly RegExp[] = [
  /^src\/theme\//,
  /^\.storybook\//,
  /^public\//,
  /^package(-lock)?\.json$/,
  /^vite\.config\.ts$/,
  /^scripts\/\w*(Plugin|Floor)\.ts$/,
  /^visual\/(booth|camera|environment|pictures|settled)\.ts$/,
];

/** Stories that list files by a pattern, which no import tells. */
const BY_PATTERN: Readonly<Record<string, RegExp>> = {
  'stories/foundations/Icons.stories.tsx': /^src\/components\/icons\//,
};

const STORY = /\.stories\.tsx$/;

/** Every file that imports one of these, directly or through others, and these themselves. */
function reaching(imports: Imports, files: readonly string[]): Set<string> {
  const importers = new Map<string, string[]>();
  for (const [file, imported] of Object.entries(imports))
    for (const one of file === OF_DOCS ? [] : imported) importers.set(one, [...(importers.get(one) ?? []), file]);
  const found = new Set(files);
  // A set that grows while it is walked: what is added is walked too.
  for (const file of found) for (const importer of importers.get(file) ?? []) found.add(importer);
  return found;
}

/**
 * The stories that a change can touch.
 * @param changed files that changed; undefined where nobody knows
 * @param readImports asked only where it decides something
 */
export function affectedBy(changed: readonly string[] | undefined, readImports: () => Imports): Affected {
  if (changed === undefined) return { stories: 'all', why: 'there is no history to tell what has changed' };
  const general = changed.find((file) => TOUCHES_ALL.some((pattern) => pattern.test(file)));
  if (general !== undefined) return { stories: 'all', why: `${general} touches every story` };
  const source = changed.filter((file) => /^(src|server|stories)\//.test(file) && !TEXTS.test(file));
  if (source.length === 0) return { stories: new Set(), why: `none of ${changed.length} changed files is drawn` };
  const reached = reaching(readImports(), source);
  const frame = FRAME.find((file) => reached.has(file));
  if (frame !== undefined) return { stories: 'all', why: `${frame} imports what has changed` };
  const patterned = Object.entries(BY_PATTERN).flatMap(([story, pattern]) =>
    source.some((file) => pattern.test(file)) ? [story] : [],
  );
  const stories = new Set([...reached, ...patterned].filter((file) => STORY.test(file)));
  return { stories, why: `${stories.size} files of stories import one of ${source.length} changed sources` };
}

/** The whole project's imports, as the rules of its rooms read them. */
export function readImports(): Imports {
  const folders = ['src', 'server', 'stories', '.storybook'];
  const report = execFileSync(
    join('node_modules', '.bin', 'depcruise'),
    [...folders, '--config', '.dependency-cruiser.cjs', '--output-type', 'json'],
    { encoding: 'utf8', maxBuffer: 1 << 28, shell: process.platform === 'win32' },
  );
  const { modules } = JSON.parse(report) as { modules: { source: string; dependencies: { resolved: string }[] }[] };
  return Object.fromEntries(
    modules.map(({ source, dependencies }) => [source, dependencies.map(({ resolved }) => resolved)]),
  );
}
