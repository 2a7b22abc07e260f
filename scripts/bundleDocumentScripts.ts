import { resolve } from 'node:path';
import { build } from 'rolldown';
import { SCRIPT_TARGET } from './browserFloor.ts';

const ROOT = resolve(import.meta.dirname, '..');

async function bundle(file: string): Promise<string> {
  const { output } = await build({
    input: resolve(ROOT, file),
    cwd: ROOT,
    write: false,
    transform: { target: SCRIPT_TARGET },
    output: { format: 'iife', minify: true },
  });
  const code = output[0].code.trim();
  if (/<\/script|<!--/i.test(code)) throw new Error(`${file} cannot stand within a document: it would end its own script.`);
  return code;
}

/** The scripts that stand in before the portal's code has come, each in one piece that can stand within a document. */
export type DocumentScripts = {
  /** In its head. */
  askFirst: string;
  /** At its end. */
  beforeCode: string;
};

export async function bundleDocumentScripts(): Promise<DocumentScripts> {
  const [askFirst, beforeCode] = await Promise.all([bundle('src/app/askFirst.ts'), bundle('src/app/beforeCode.ts')]);
  return { askFirst, beforeCode };
}
