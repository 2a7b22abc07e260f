import { resolve } from 'node:path';
import { build, type OutputOptions } from 'rolldown';
import { SCRIPT_TARGET } from './browserFloor.ts';

const ROOT = resolve(import.meta.dirname, '..');

/** Names get shorter and spaces go, the syntax stays as it was written: compressed it becomes newer. */
const AS_WRITTEN: OutputOptions = { format: 'es', minify: { compress: false, mangle: true }, comments: false };

/** A script in one file, for the browsers the portal supports. */
export async function bundleScript(file: string, output: OutputOptions = {}): Promise<string> {
  const bundled = await build({
    input: resolve(ROOT, file),
    cwd: ROOT,
    write: false,
    experimental: { attachDebugInfo: 'none' },
    transform: { target: SCRIPT_TARGET },
    output: { format: 'iife', minify: true, ...output },
  });
  const code = bundled.output[0].code.trim();
  if (/<\/script|<!--/i.test(code))
    throw new Error(`${file} cannot stand within a document: it would end its own script.`);
  return code;
}

/** The one that tells old browsers what to do, in the ES5 it is written in; the printer makes templates of its strings. */
export const bundleStartNotice = async (): Promise<string> =>
  (await bundleScript('src/platform/boot/startNotice.ts', AS_WRITTEN)).replaceAll('`', '"');

export type DocumentScripts = Awaited<ReturnType<typeof bundleDocumentScripts>>;

/** The inline scripts of documents, which run before the portal's modules have loaded. */
export async function bundleDocumentScripts() {
  const [startNotice, preloadApi, inlineBoot, startShell] = await Promise.all([
    bundleStartNotice(),
    bundleScript('src/platform/boot/preloadApi.ts'),
    bundleScript('src/app/boot/inlineBoot.ts'),
    bundleScript('src/platform/boot/startShell.ts'),
  ]);
  return { startNotice, preloadApi, inlineBoot, startShell };
}
