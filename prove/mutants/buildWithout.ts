import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'vite';
import type { Loss } from './Mutant.ts';
import { takeOut } from './takeOut.ts';

/** Builds the portal with these defences taken out, for a control in a browser; its folder, gone at the end of the run. */
export async function buildWithout(...losses: Loss[]): Promise<string> {
  const outDir = mkdtempSync(join(tmpdir(), 'portal-without-'));
  process.once('exit', () => rmSync(outDir, { recursive: true, force: true }));
  const { NODE_ENV } = process.env;
  await build({ logLevel: 'error', plugins: [takeOut(losses)], build: { outDir, emptyOutDir: true } });
  // Vite says `production` to the whole process, and a server that hears it has no demo accounts.
  if (NODE_ENV === undefined) delete process.env['NODE_ENV'];
  else process.env['NODE_ENV'] = NODE_ENV;
  return outDir;
}
