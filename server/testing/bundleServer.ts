import { join, resolve } from 'node:path';

const ROOT = resolve(import.meta.dirname, '../..');

/** What a server is started by, from the project's folder. */
export const MAIN = 'server/main.ts';

/** The setting that names the folder of the bundled server. */
export const SERVER_BUNDLE = 'PORTAL_SERVER_BUNDLE';

/**
 * Bundles the server: from 300 sources it takes several times as long to start as from one file.
 * @param dir the folder that gets `main.mjs`
 * @param others further entries, by the name of the file they become
 */
export async function bundleServer(dir: string, others: Readonly<Record<string, string>> = {}): Promise<void> {
  // Most of those who look for the bundle do not make it.
  const { build } = await import('rolldown');
  await build({
    input: { main: MAIN, ...others },
    cwd: ROOT,
    platform: 'node',
    // The driver of PostgreSQL goes without.
    external: ['pg-native'],
    output: { dir, format: 'es', entryFileNames: '[name].mjs', chunkFileNames: '[name]-[hash].mjs' },
  });
}

/**
 * A file that runs as a process of its own: bundled where that was made ready, else its source.
 * @param name what it is called in the bundle
 */
export function serverFile(
  name = 'main',
  source = MAIN,
  bundle: string | undefined = process.env[SERVER_BUNDLE],
): string {
  return bundle === undefined ? join(ROOT, source) : join(bundle, `${name}.mjs`);
}
