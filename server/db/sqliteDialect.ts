import { SqliteAdapter, SqliteDialect, type DialectAdapter } from 'kysely';

/**
 * SQLite can roll back table changes, though Kysely assumes not: run so, migrations hold the one
 * write lock, and two processes starting together do not trip over each other.
 */
class TransactionalSqliteAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

/** SQLite as the portal uses it, whichever engine stands behind: Node's own, or one in a browser tab. */
export class PortalSqliteDialect extends SqliteDialect {
  override createAdapter(): DialectAdapter {
    return new TransactionalSqliteAdapter();
  }
}
