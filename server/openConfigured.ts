import type { Kysely } from 'kysely';
import type { Config } from './config.ts';
import { openPostgres } from './db/openPostgres.ts';
import { openSqlite } from './db/openSqlite.ts';
import type { Database } from './db/schema.ts';

/** Opens the database the environment names. */
export const openConfigured = (
  { databaseUrl, dataDir }: Pick<Config, 'databaseUrl' | 'dataDir'>,
  onLost: (error: unknown) => void,
): Kysely<Database> => (databaseUrl === undefined ? openSqlite(dataDir) : openPostgres(databaseUrl, onLost));

/** The same for what must come to its end however long it takes: migrations, and waiting for another process to make them. */
export const openToPrepare = (
  { databaseUrl, dataDir }: Pick<Config, 'databaseUrl' | 'dataDir'>,
  onLost: (error: unknown) => void,
): Kysely<Database> =>
  databaseUrl === undefined ? openSqlite(dataDir) : openPostgres(databaseUrl, onLost, { patient: true });
