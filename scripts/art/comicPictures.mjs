// Brings drawn comic pages into the portal: node scripts/art/comicPictures.mjs <folder>
//
// <folder>/<book>/<set>/*.webp becomes public/demo/comics/<book>/pages/<name>.webp and one line each in
// server/seed/comics/pictures.ts. The names are drawn from the content, so they never change under a
// cache, and the address of a page cannot be counted up to from the page before it.
import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

const root = resolve(import.meta.dirname, '../..');
const [source] = process.argv.slice(2);
if (!source) throw new Error('Say which folder holds the drawn pages.');

/** Width and height of a lossy WebP. */
function sizeOf(bytes, file) {
  if (bytes.toString('latin1', 12, 16) !== 'VP8 ') throw new Error(`${file} is no plain lossy WebP.`);
  return [bytes.readUInt16LE(26) & 0x3fff, bytes.readUInt16LE(28) & 0x3fff];
}

const namesIn = (folder) => readdirSync(folder).sort();

function bring(book, set) {
  const from = join(source, book, set);
  return namesIn(from).map((file) => {
    const bytes = readFileSync(join(from, file));
    const name = createHash('sha256').update(bytes).digest('hex').slice(0, 20);
    writeFileSync(join(root, 'public/demo/comics', book, 'pages', `${name}.webp`), bytes);
    return `      ['${name}', ${sizeOf(bytes, file).join(', ')}],\n`;
  });
}

const books = namesIn(source).map((book) => {
  const pages = join(root, 'public/demo/comics', book, 'pages');
  rmSync(pages, { recursive: true, force: true });
  mkdirSync(pages, { recursive: true });
  const sets = namesIn(join(source, book)).map((set) => `    '${set}': [\n${bring(book, set).join('')}    ],\n`);
  return `  '${book}': {\n${sets.join('')}  },\n`;
});

writeFileSync(
  join(root, 'server/seed/comics/pictures.ts'),
  `/** A drawn page: the name of its file without ending, its width and its height. */
export type DrawnPage = readonly [name: string, width: number, height: number];

/** The drawn pages by book and set: a chapter's number, or \`pool\` for pages of no chapter in particular. Written by scripts/art/comicPictures.mjs. */
export const DRAWN_PAGES: Readonly<Record<string, Readonly<Record<string, readonly DrawnPage[]>>>> = {
${books.join('')}};
`,
);
