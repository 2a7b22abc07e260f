import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { createPostgresDatabase, postgresIsPresent } from '../testing/postgres.ts';
import { openPostgres } from './openPostgres.ts';

describe.runIf(postgresIsPresent)('how long a statement may take', { timeout: 60_000 }, () => {
  const limitOf = async (patient: boolean): Promise<string> => {
    const db = openPostgres(await createPostgresDatabase(), () => undefined, { patient });
    try {
      const { rows } = await sql<{ limit: string }>`select current_setting('statement_timeout') as limit`.execute(db);
      return rows[0]?.limit ?? '';
    } finally {
      await db.destroy();
    }
  };
  test('ten seconds of a request’s', async () => expect(await limitOf(false)).toBe('10s'));
  test('as long as it needs of a migration’s', async () => expect(await limitOf(true)).toBe('0'));
});
