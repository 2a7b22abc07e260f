import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { libraryStatus } from '../stories/library/status.ts';

const LIBRARY = fileURLToPath(new URL('../stories/library/library.ts', import.meta.url));

/** Fills `library.ts` with what the sources tell of components and stories, for the controls, the docs and the status board. */
export function libraryPlugin(): Plugin {
  return {
    name: 'library',
    enforce: 'pre',
    load: (id) => (id === LIBRARY ? `export const library = ${JSON.stringify(libraryStatus())};` : undefined),
    hotUpdate({ file }) {
      const known = this.environment.moduleGraph.getModuleById(LIBRARY);
      // Read again at the next visit: a reload at every keystroke would take the story away.
      if (known && file.endsWith('.tsx')) this.environment.moduleGraph.invalidateModule(known);
    },
  };
}
