import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, existsSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { Mode } from '../ports.ts';
import { requireOwnMode } from '../dataMode.ts';
import { migrate } from '../db/migrations.ts';
import { testDatabases, withDatabase, type TestDatabase } from '../testing/testDatabases.ts';

const SCRIPT = join(import.meta.dirname, 'reset.mjs');

/** Nobody listens there. */
const NO_PORTAL = '1';

async function begin(database: TestDatabase, mode: Mode): Promise<void> {
  await withDatabase(database, async (db) => {
    await migrate(db);
    await requireOwnMode(db, mode);
  });
}

for (const { name, present, open } of testDatabases) {
  test.runIf(present)(
    `what is production’s, in use, or on another machine is not removed by a slip · ${name}`,
    async () => {
      const database = await open();
      const folder = database.env['DATA_DIR'] ?? mkdtempSync(join(tmpdir(), 'portal-reset-'));
      const picture = join(folder, 'uploads', 'a.webp');
      mkdirSync(join(folder, 'uploads'), { recursive: true });
      writeFileSync(picture, '');
      const reset = (words: readonly string[] = [], env: Record<string, string> = {}) => {
        const { status, stderr } = spawnSync(process.execPath, [SCRIPT, ...words], {
          env: { PATH: process.env['PATH'], PORT: NO_PORTAL, ...database.env, DATA_DIR: folder, ...env },
          encoding: 'utf8',
        });
        return { status, stderr: stderr.trim() };
      };
      try {
        await begin(database, 'production');
        expect(reset(['--yes'])).toMatchObject({ status: 1, stderr: expect.stringContaining('production’s data') });
        expect(existsSync(picture)).toBe(true);
        const sure = ['--production', ...(name === 'PostgreSQL' ? ['--yes'] : [])];
        expect(reset(sure)).toEqual({ status: 0, stderr: '' });
        expect(existsSync(picture)).toBe(false);

        await begin(database, 'demo');
        expect(reset(['--yes'], { PORTAL_MODE: 'production' }).status).toBe(1);
        if (name === 'PostgreSQL') {
          expect(reset()).toMatchObject({ status: 1, stderr: expect.stringContaining('npm run reset -- --yes') });
          await withDatabase(database, async (db) => {
            await db.selectFrom('settings').selectAll().execute();
            expect(reset(['--yes'])).toMatchObject({
              status: 1,
              stderr: expect.stringContaining('1 connections are open'),
            });
          });
        }
        expect(reset(['--yes'])).toEqual({ status: 0, stderr: '' });
      } finally {
        database.remove();
        rmSync(folder, { recursive: true, force: true });
      }
    },
  );
}
