import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * The Storybook whose pictures were decided for: its documents, scripts and styles as one text. The old pictures are drawn
 * from it, so that nobody needs their commit; git keeps of each decision only the lines that differ.
 */
export const DECIDED_PATH = 'visual/decidedStorybook.txt';

/** What no story draws with: docs, code samples, axe. */
const UNDRAWN = /^(blocks|syntaxhighlighter|axe)-/;

const CHUNK = /[\w.~-]+-[\w-]{8}\.(?:js|css)/g;

const MARK = '\n//// ';

/** The files of a build that pictures come from, by path. */
function readBuild(build: string): [path: string, text: string][] {
  const assets = readdirSync(join(build, 'assets')).filter((name) => /\.(js|css)$/.test(name) && !UNDRAWN.test(name));
  const paths = ['iframe.html', 'index.json', 'vite-inject-mocker-entry.js', ...assets.map((name) => `assets/${name}`)];
  return paths.map((path) => [path, readFileSync(join(build, path), 'utf8')]);
}

/** Names for chunks without their hashes, which would rename half of them at every change. */
function plainNames(files: readonly (readonly [path: string, text: string])[]): ReadonlyMap<string, string> {
  const taken = new Map<string, number>();
  const names = new Map<string, string>();
  // By size, so that one chunk of several by the same name keeps its own.
  for (const [path] of files.toSorted(([, one], [, other]) => one.length - other.length)) {
    const [, stem, ending] = /^assets\/(.+)-[\w-]{8}\.(js|css)$/.exec(path) ?? [];
    if (stem === undefined) continue;
    const count = (taken.get(`${stem}.${ending}`) ?? 0) + 1;
    taken.set(`${stem}.${ending}`, count);
    names.set(path.slice('assets/'.length), `${stem}${count > 1 ? `~${count}` : ''}.${ending}`);
  }
  return names;
}

/** A build as text. */
export function packStorybook(build: string): string {
  const files = readBuild(build);
  const names = plainNames(files);
  const plain = (text: string) => text.replace(CHUNK, (name) => names.get(name) ?? name);
  const packed = files
    .map(([path, text]): [string, string] => [plain(path), plain(text)])
    .sort(([a], [b]) => (a < b ? -1 : 1));
  const broken = packed.find(([, text]) => text.includes(MARK));
  if (broken) throw new Error(`${broken[0]} holds the mark between files.`);
  return packed.map(([path, text]) => `${MARK}${path}\n${text}`).join('');
}

/** The files of a text, by path. */
export const unpackStorybook = (text: string): ReadonlyMap<string, string> =>
  new Map(
    text
      .split(MARK)
      .slice(1)
      .map((part) => [part.slice(0, part.indexOf('\n')), part.slice(part.indexOf('\n') + 1)]),
  );

export const decideFor = (build: string): void => writeFileSync(DECIDED_PATH, packStorybook(build));
