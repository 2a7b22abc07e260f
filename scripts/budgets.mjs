/**
 * `npm run budgets`: what the first visit to each route loads, in brotli bytes of HTML, CSS and JS, from the build in
 * `dist/`, beside what it may load (`budgets.json`, in kB). Fails on excess, and on a route without a budget; a budget
 * is raised by hand, in the change that needs it. `-- --dist=folder` reads another build.
 */
import { existsSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { parseArgs } from 'node:util';
import { brotliCompressSync } from 'node:zlib';

const { values: options } = parseArgs({ options: { dist: { type: 'string', default: 'dist' } } });

const say = (text) => process.stdout.write(`${text}\n`);
const readJson = (file) => JSON.parse(readFileSync(file, 'utf8'));

const manifest = readJson(join(options.dist, '.vite', 'manifest.json'));
const budgets = readJson(new URL('budgets.json', import.meta.url));

const known = new Map();
/** Packed as the server packs it. */
function bytesOf(file) {
  const bytes = known.get(file) ?? brotliCompressSync(readFileSync(join(options.dist, file))).length;
  known.set(file, bytes);
  return bytes;
}

/** The files of a chunk and of all it imports before it runs. */
function filesOf(key, seen = new Set()) {
  if (seen.has(key)) return [];
  seen.add(key);
  const { file, css = [], imports = [] } = manifest[key];
  return [file, ...css, ...imports.flatMap((name) => filesOf(name, seen))];
}

/** The document a visit to the route begins with, its own or the bare one: its file, what it names, and what it holds in itself. */
function documentOf(name) {
  const folder = name === 'Home' ? '' : `${name.toLowerCase()}/`;
  const drawn = [`${folder}index.html`, `${folder}_/index.html`];
  const file = drawn.find((own) => existsSync(join(options.dist, own))) ?? 'shell.html';
  const html = readFileSync(join(options.dist, file), 'utf8');
  const namedBy = (tag) => [...html.matchAll(tag)].map(([, asset]) => asset);
  const inlined = namedBy(/<link rel="stylesheet" disabled href="\/([^"]+)"/g);
  return { file, named: namedBy(/(?:href|src)="\/(assets\/[^"]+\.(?:js|css))"/g), inlined: new Set(inlined) };
}

const entry = Object.keys(manifest).find((key) => manifest[key].isEntry);

const routes = Object.keys(manifest)
  .filter((key) => key.startsWith('src/app/routes/') && manifest[key].isDynamicEntry)
  .map((key) => {
    const name = basename(key, 'Route.tsx');
    const { file, named, inlined } = documentOf(name);
    const files = new Set([file, ...named, ...filesOf(entry), ...filesOf(key)]);
    const kb = [...files].filter((one) => !inlined.has(one)).reduce((sum, file) => sum + bytesOf(file), 0) / 1000;
    return { name, kb, budget: budgets[name] ?? 0 };
  })
  .sort((a, b) => a.kb - b.kb);

for (const { name, kb, budget } of routes) {
  say(`${kb <= budget ? '✓' : '✗'} ${name.padEnd(16)} ${kb.toFixed(1).padStart(6)} kB of ${budget || 'no budget'}`);
}
const excess = routes.filter(({ kb, budget }) => kb > budget);
say(`\n${routes.length - excess.length} of ${routes.length} routes within their budget`);
process.exitCode = excess.length > 0 || routes.length === 0 ? 1 : 0;
