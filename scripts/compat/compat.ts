/**
 * `npm run compat`: what the build in `dist/` uses that the oldest supported browsers (`browserslist` in package.json)
 * lack, in its scripts, documents and styles, libraries included, and in the demo cashier's page. Fails on all that `known.ts` has no reason for.
 * `-- --dist=folder` reads another build, `-- --all` lists what is known as well.
 */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { CASHIER_SCRIPT, CASHIER_STYLE } from '../../server/cashierPage.ts';
import { checkScript, type Find, methodsOf, parseScript } from './checkScript.ts';
import { checkStyles } from './checkStyles.ts';
import { KNOWN_CALLS, KNOWN_STYLES } from './known.ts';

const { values: options } = parseArgs({
  options: { dist: { type: 'string', default: 'dist' }, all: { type: 'boolean', default: false } },
});

const say = (text: string) => process.stdout.write(`${text}\n`);

type Piece = { file: string; source: string };

const read = (pattern: string): Piece[] =>
  globSync(pattern, { cwd: options.dist }).map((file) => ({
    file,
    source: readFileSync(join(options.dist, file), 'utf8'),
  }));

const documents = read('**/*.html');
const within = (tag: string): Piece[] =>
  documents.flatMap(({ file, source }) =>
    [...source.matchAll(new RegExp(`<${tag}(?:\\s[^>]*)?>([^]+?)</${tag}>`, 'g'))].map(([, text = '']) => ({
      file,
      source: text,
    })),
  );

/** The same script stands within several documents. */
const once = (pieces: readonly Piece[]): Piece[] => [...new Map(pieces.map((piece) => [piece.source, piece])).values()];

const CASHIER = 'server/cashierPage.ts';
const scripts = once([
  ...read('{assets/*.js,sw.js}'),
  ...within('script'),
  { file: CASHIER, source: CASHIER_SCRIPT },
]).map((piece) => ({ ...piece, nodes: parseScript(piece.source) }));
const styles = once([...read('assets/*.css'), ...within('style'), { file: CASHIER, source: CASHIER_STYLE }]);
if (documents.length === 0) throw new Error(`There is no build in ${options.dist}: npm run build makes one.`);

const ownMethods = new Set(scripts.flatMap(({ nodes }) => [...methodsOf(nodes)]));

const isKnown = (known: Readonly<Record<string, string>>, name: string): boolean =>
  [name, name.split(':')[0]!].some((one) => Object.hasOwn(known, one));

let failures = 0;
const used = new Set<string>();

function tell(file: string, finds: readonly Find[], known: Readonly<Record<string, string>>): void {
  for (const { name, missing, near } of finds) {
    const isFine = isKnown(known, name);
    if (isFine) used.add(name).add(name.split(':')[0]!);
    else failures += 1;
    if (!isFine || options.all) say(`${isFine ? '·' : '✗'} ${file}  ${name}  (there since ${missing})\n    ${near}`);
  }
}

for (const { file, source, nodes } of scripts) tell(file, checkScript(source, nodes, ownMethods), KNOWN_CALLS);
const told = new Set<string>();
for (const { file, source } of styles) {
  // Documents bear the styles of several files.
  const news = checkStyles(source).filter(({ name, near }) => !told.has(`${name} ${near}`));
  for (const { name, near } of news) told.add(`${name} ${near}`);
  tell(file, news, KNOWN_STYLES);
}

for (const name of Object.keys({ ...KNOWN_CALLS, ...KNOWN_STYLES })) {
  if (used.has(name)) continue;
  failures += 1;
  say(`✗ known.ts  ${name}: nothing of that is left in the build`);
}
say(`\n${scripts.length} scripts and ${styles.length} styles: ${failures} newer than the supported browsers`);
process.exitCode = failures > 0 ? 1 : 0;
