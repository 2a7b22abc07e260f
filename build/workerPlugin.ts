import { createHash } from 'node:crypto';
import type { Plugin } from 'vite';
import type { BuildFacts } from '../src/platform/offline/workerScope.ts';
import { bundleDocumentScripts, bundleScript } from './bundleDocumentScripts.ts';
import { filesOf, findEntryChunk, PAGE } from './bundleFiles.ts';

/** Equal files, which are named by what they hold, and equal texts of the page make an equal name. */
export function buildIdOf(fileNames: readonly string[], ...texts: readonly string[]): string {
  const hash = createHash('sha256').update([...fileNames].sort().join('\n'));
  for (const text of texts) hash.update(text);
  return hash.digest('hex').slice(0, 12);
}

const toPaths = (names: Iterable<string>): string[] =>
  [...names].filter((name) => name.startsWith('assets/')).map((name) => `/${name}`);

/** Names the portal's build in its page, and writes `sw.js`, which knows that name and the build's files. */
export function workerPlugin(): Plugin {
  let id: string | undefined;
  return {
    name: 'portal-worker',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      async handler(html, { bundle = {}, filename }) {
        if (filename !== PAGE) return undefined;
        id = buildIdOf(Object.keys(bundle), html, ...Object.values(await bundleDocumentScripts()));
        return [{ tag: 'meta', attrs: { name: 'build', content: id }, injectTo: 'head' }];
      },
    },
    generateBundle: {
      order: 'post',
      async handler(_options, bundle) {
        const entry = findEntryChunk(bundle);
        if (id === undefined || entry === undefined) return;
        const shell = toPaths(filesOf(bundle, entry.fileName));
        const facts: BuildFacts = { id, shell, files: toPaths(Object.keys(bundle)) };
        const intro = `const BUILD = ${JSON.stringify(facts)};`;
        const source = await bundleScript('src/platform/offline/worker.ts', { intro });
        this.emitFile({ type: 'asset', fileName: 'sw.js', source });
      },
    },
  };
}
