import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import type { Plugin } from 'vite';
import { mutate, type Loss } from './Mutant.ts';

/** Takes defences out of the sources as they are read. */
export const takeOut = (losses: readonly Loss[]): Plugin => ({
  name: 'take-out-a-defence',
  enforce: 'pre',
  load(id) {
    const file = relative('.', id.split('?')[0] ?? '').replaceAll('\\', '/');
    const lost = losses.filter((loss) => loss.file === file);
    return lost.length > 0 ? lost.reduce(mutate, readFileSync(file, 'utf8')) : undefined;
  },
});
