import { resolve } from 'node:path';
import { build } from 'rolldown';

const ROOT = resolve(import.meta.dirname, '..');
const ASK_FIRST = resolve(ROOT, 'src/app/askFirst.ts');

/** The script that stands in before the portal's code has come, in one piece that can stand within a document. */
export async function bundleAskFirst(): Promise<string> {
  const { output } = await build({ input: ASK_FIRST, cwd: ROOT, write: false, output: { format: 'iife', minify: true } });
  const code = output[0].code.trim();
  if (/<\/script|<!--/i.test(code)) throw new Error(`${ASK_FIRST} cannot stand within a document: it would end its own script.`);
  return code;
}
