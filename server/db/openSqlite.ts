import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync, type SQLInputValue } from 'node:sqlite';
import { Kysely, type Logger, type SqliteDatabase } from 'kysely';
import { createLruCache } from '../lruCache.ts';
import type { Database } from './schema.ts';
import { PortalSqliteDialect } from './sqliteDialect.ts';

/** How long a writer waits for another process before giving up. All of this process waits with it. */
const BUSY_TIMEOUT_MS = 2000;

/** Memory for pages of the file. SQLite's own 2 MB hold a small portal; a large one would read each row from the disk again and again. */
const CACHE_KIB = 64 * 1024;

/** Statements kept ready: to prepare one costs as much as to run it. The calls of the contract come to some 400. */
const STATEMENTS = 600;

const FILE_NAME = 'portal.sqlite';

/** The file a folder's embedded database lies in. */
export const sqliteFileIn = (folder: string): string => join(folder, FILE_NAME);

/**
 * The write lock is taken at `begin`. A deferred transaction that reads first and writes later
 * fails at once when another process wrote in between; busy_timeout does not help it.
 */
const lockingBegin = (text: string): string => (text === 'begin' ? 'begin immediate' : text);

/** What a statement is answered with that has nothing to do. */
const NOTHING_DONE = {
  reader: false,
  all: () => [],
  run: () => ({ changes: 0, lastInsertRowid: 0 }),
  iterate: () => [].values(),
};

type Statement = ReturnType<SqliteDatabase['prepare']>;

const bind = (parameters: readonly unknown[]) => parameters as readonly SQLInputValue[];

function prepareStatement(database: DatabaseSync, text: string): Statement {
  const statement = database.prepare(text);
  return {
    reader: statement.columns().length > 0,
    all: (parameters) => statement.all(...bind(parameters)),
    run: (parameters) => statement.run(...bind(parameters)),
    // Whoever walks through rows shares the statement with nobody.
    iterate: (parameters) => database.prepare(text).iterate(...bind(parameters)),
  };
}

function adapt(database: DatabaseSync): SqliteDatabase {
  const prepared = createLruCache<Statement>(STATEMENTS);
  return {
    close: () => database.close(),
    prepare(text) {
      // A full disk makes SQLite roll back by itself; to refuse the second time would hide what happened.
      if (text === 'rollback' && !database.isTransaction) return NOTHING_DONE;
      const statement = lockingBegin(text);
      return prepared.get(statement) ?? prepared.set(statement, prepareStatement(database, statement));
    },
  };
}

/**
 * Opens (and makes, when missing) the embedded database of a folder. Throws when it cannot be written.
 * @param log told of every statement
 */
export function openSqlite(folder: string, log?: Logger): Kysely<Database> {
  mkdirSync(folder, { recursive: true });
  const database = new DatabaseSync(sqliteFileIn(folder));
  database.exec(`
    PRAGMA busy_timeout = ${BUSY_TIMEOUT_MS};
    PRAGMA journal_mode = WAL;
    PRAGMA synchronous = FULL;
    PRAGMA cache_size = -${CACHE_KIB};
    PRAGMA foreign_keys = ON;
  `);
  return new Kysely<Database>({ dialect: new PortalSqliteDialect({ database: adapt(database) }), ...(log && { log }) });
}
