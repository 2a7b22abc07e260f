import { Kysely, type SqliteDatabase } from 'kysely';
import initSqlJs, { type BindParams, type Database as Engine } from 'sql.js';
import engineUrl from 'sql.js/dist/sql-wasm-browser.wasm?url';
import type { Database } from '#server/db/schema.ts';
import { PortalSqliteDialect } from '#server/db/sqliteDialect.ts';

/** SQLite as a WebAssembly module, in this tab's memory. */
export async function openTabDatabase(): Promise<Kysely<Database>> {
  const { Database: Memory } = await initSqlJs({ locateFile: () => engineUrl });
  return new Kysely<Database>({ dialect: new PortalSqliteDialect({ database: adapt(new Memory()) }) });
}

/** The engine in the shape Kysely knows. A statement is used once and freed, or the engine would keep it for ever. */
function adapt(engine: Engine): SqliteDatabase {
  return {
    close: () => engine.close(),
    prepare(text) {
      const statement = engine.prepare(text);
      const bind = (parameters: readonly unknown[]) => statement.bind([...parameters] as BindParams);
      const finish = <T>(result: T): T => {
        statement.free();
        return result;
      };
      const rows = (parameters: readonly unknown[]) => {
        bind(parameters);
        const found: unknown[] = [];
        while (statement.step()) found.push(statement.getAsObject());
        return finish(found);
      };
      return {
        reader: statement.getColumnNames().length > 0,
        all: rows,
        iterate: (parameters) => rows(parameters).values(),
        run(parameters) {
          bind(parameters);
          statement.step();
          const changes = engine.getRowsModified();
          const [id] = engine.exec('select last_insert_rowid()');
          return finish({ changes, lastInsertRowid: Number(id?.values[0]?.[0] ?? 0) });
        },
      };
    },
  };
}
