import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import type { Plugin } from 'vite';
import { findEntryChunk } from './bundleFiles.ts';

const compress = promisify(brotliCompress);

/** Compresses scripts and styles at build, at Brotli's highest level: the first visitor would wait for it otherwise. */
export function packPlugin(): Plugin {
  return {
    name: 'portal-pack',
    apply: 'build',
    async writeBundle({ dir = '' }, bundle) {
      if (!findEntryChunk(bundle)) return;
      const names = Object.keys(bundle).filter((name) => /^assets\/.*\.(js|css)$/.test(name));
      const files = names.map((name) => join(dir, name));
      await Promise.all(files.map(async (file) => writeFile(`${file}.br`, await compress(await readFile(file)))));
    },
  };
}
