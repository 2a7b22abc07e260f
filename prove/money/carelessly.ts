import { join } from 'node:path';

/** What a server is started with so that the lines `careless.ts` knows by this name are missing in it. */
export const carelessly = (name: string): Record<string, string> => ({
  CARELESS: name,
  NODE_OPTIONS: `--import=${join(import.meta.dirname, 'careless.ts')}`,
});
