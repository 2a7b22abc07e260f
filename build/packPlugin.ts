import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import type { Plugin } from 'vite';
import { findEntryChunk } from './bundleFiles.ts';

const compress = promisify(brotliCompress);

async function pack(file: string): Promise<void> {
  await writeFile(`${file}.br`, await compress(await readFile(file)));
}

/** Compresses scripts and styles at build, at Brotli's highest level: the first visitor would wait for it otherwise. */
export function packPlugin(): Plugin {
  return {
    name: 'portal-pack',
    apply: 'build',
    async writeBundle({ dir = '' }, bundle) {
      if (!findEntryChunk(bundle)) return;
      const names = Object.keys(bundle).filter((name) => /^assets\/.*\.(js|css)$/.test(name));
      await Promise.all(names.map((name) => pack(join(dir, name))));
    },
  };
}
