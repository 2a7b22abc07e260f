import { readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import type { Plugin } from 'vite';

const PAGE = resolve(import.meta.dirname, '..', 'index.html');

const packBrotli = promisify(brotliCompress);

async function pack(file: string): Promise<void> {
  await writeFile(`${file}.br`, await packBrotli(await readFile(file)));
}

/**
 * Packs the portal's code and styles as small as they get, once and for all: after a deploy the first visitor would
 * otherwise wait for it, most of a second for the largest file alone.
 */
export function packPlugin(): Plugin {
  return {
    name: 'portal-pack',
    apply: 'build',
    async writeBundle({ dir = '' }, bundle) {
      const files = Object.values(bundle);
      if (!files.some((file) => file.type === 'chunk' && file.facadeModuleId === PAGE)) return;
      const names = files.map(({ fileName }) => fileName).filter((name) => /^assets\/.*\.(js|css)$/.test(name));
      await Promise.all(names.map((name) => pack(join(dir, name))));
    },
  };
}
