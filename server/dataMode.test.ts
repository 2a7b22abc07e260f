import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { requireOwnMode, WrongModeError } from './dataMode.ts';
import { migrate } from './db/migrations.ts';
import { createScryptPasswords } from './nodePasswords.ts';
import type { Mode } from './ports.ts';
import { seed, type Content } from './seed/seed.ts';
import { testDatabases, withDatabase } from './testing/testDatabases.ts';
import { runServer } from './testing/process.ts';

const random = (length: number) => new Uint8Array(randomBytes(length));
const passwords = createScryptPasswords({ N: 16, r: 1, p: 1 });

for (const { name, present, open } of testDatabases) {
  test.runIf(present)(`data is of the mode it was begun in, and of no other · ${name}`, async () => {
    for (const [mode, other] of [
      ['demo', 'production'],
      ['production', 'demo'],
    ] as const) {
      const database = await open();
      try {
        await withDatabase(database, async (db) => {
          await migrate(db);
          await requireOwnMode(db, mode);
          await seed({ db, clock: Date.now, random, passwords, mode });
          await requireOwnMode(db, mode);
          await expect(requireOwnMode(db, other)).rejects.toThrow(WrongModeError);
          // Data of before, in which no mode is written.
          await db.deleteFrom('settings').where('name', '=', 'mode').execute();
          await expect(requireOwnMode(db, other)).rejects.toThrow(WrongModeError);
          await requireOwnMode(db, mode);
        });
      } finally {
        database.remove();
      }
    }
  });

  test.runIf(present)(
    `production begins without demo people, and without demo content when asked · ${name}`,
    async () => {
      const counted = async (mode: Mode, content: Content) => {
        const database = await open();
        try {
          return await withDatabase(database, async (db) => {
            await migrate(db);
            await seed({ db, clock: Date.now, random, passwords, mode, content });
            const count = async (
              table: 'users' | 'games' | 'comics' | 'home_banners' | 'activities' | 'packages' | 'tags',
            ) => (await db.selectFrom(table).selectAll().execute()).length;
            return {
              users: await count('users'),
              content:
                (await count('games')) +
                (await count('comics')) +
                (await count('home_banners')) +
                (await count('activities')),
              shop: Math.min(await count('packages'), await count('tags')),
            };
          });
        } finally {
          database.remove();
        }
      };
      expect(await counted('production', 'none')).toMatchObject({ users: 0, content: 0, shop: 6 });
      const withContent = await counted('production', 'demo');
      expect(withContent).toMatchObject({ users: 0, shop: 6 });
      expect(withContent.content).toBeGreaterThan(10);
    },
  );

  test.runIf(present)(
    `a production server does not start on what the demo made, and says so in one line · ${name}`,
    async () => {
      const database = await open();
      try {
        await withDatabase(database, async (db) => {
          await migrate(db);
          await requireOwnMode(db, 'demo');
          await seed({ db, clock: Date.now, random, passwords, mode: 'demo' });
        });
        const { code, stderr } = await runServer({ ...database.env, PORTAL_MODE: 'production' });
        expect(code).toBe(1);
        expect(stderr.trim()).toMatch(/^The portal could not start: This data was made by the demo[^\n]*\.$/);
      } finally {
        database.remove();
      }
    },
  );
}
