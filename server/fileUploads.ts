import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Uploads } from './ports.ts';

const FOLDER = 'uploads';

const isMissing = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === 'ENOENT';

/** Uploads as files of the data folder. Names are made by the server, never by the sender. */
export function createFileUploads(dataDir: string): Uploads {
  const folder = join(dataDir, FOLDER);
  return {
    async put(name, bytes) {
      await mkdir(folder, { recursive: true });
      // Written aside first: a file cut short by a crash is never served.
      const unfinished = join(folder, `${name}.part`);
      await writeFile(unfinished, bytes);
      await rename(unfinished, join(folder, name));
    },
    async get(name) {
      try {
        return new Uint8Array(await readFile(join(folder, name)));
      } catch (error) {
        if (isMissing(error)) return undefined;
        throw error;
      }
    },
  };
}
