import { Socket } from 'node:net';
import { Kysely, PostgresDialect, type Logger } from 'kysely';
import pg from 'pg';
import type { Database } from './schema.ts';

const CONNECTIONS = 10;
const CONNECT_TIMEOUT_MS = 5000;
const STATEMENT_TIMEOUT_MS = 10_000;

/** PostgreSQL ends what takes too long by itself. Where nothing comes after that either, nobody is there any more. */
export const SILENCE_MS = STATEMENT_TIMEOUT_MS + 1000;

/** PostgreSQL's type number of int8, which the driver hands out as text. */
const INT8 = 20;

const readType: pg.CustomTypesConfig = {
  getTypeParser: (type: number, format?: 'text' | 'binary') =>
    type === INT8
      ? Number
      : format === 'binary'
        ? pg.types.getTypeParser(type, 'binary')
        : pg.types.getTypeParser(type, 'text'),
};

/**
 * A line that breaks when it has been silent for too long. The driver's own time for a question would leave the line in
 * use, an unfinished transaction on it.
 */
function openBrittleLine(): Socket {
  const line = new Socket();
  return line.setTimeout(SILENCE_MS, () =>
    line.destroy(Object.assign(new Error('PostgreSQL does not answer.'), { code: 'ETIMEDOUT' })),
  );
}

/** `patient`: statements may take as long as they need, as those of a migration do. `log` is told of every statement. */
export type PostgresOptions = { patient?: boolean; log?: Logger | undefined };

/**
 * Opens a PostgreSQL database. Amounts and times come back as numbers: every column that holds one
 * stays below 2^53.
 * @param onLost told when a connection breaks; the pool makes a new one by itself
 */
export function openPostgres(
  url: string,
  onLost: (error: Error) => void,
  { patient = false, log }: PostgresOptions = {},
): Kysely<Database> {
  const pool = new pg.Pool({
    connectionString: url,
    max: CONNECTIONS,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    types: readType,
    // Of a patient line the system itself asks whether somebody is there.
    ...(patient ? { keepAlive: true } : { statement_timeout: STATEMENT_TIMEOUT_MS, stream: openBrittleLine }),
  });
  // The pool listens to idle connections alone: one that breaks in use would end the process.
  pool.on('connect', (client) => client.on('error', onLost));
  pool.on('error', () => undefined);
  return new Kysely<Database>({ dialect: new PostgresDialect({ pool }), ...(log && { log }) });
}
