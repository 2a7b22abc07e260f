import { DatabaseSync } from 'node:sqlite';

/**
 * Loaded into a server process before its own code (`--import`): a signal (SIGUSR2) lets SQLite's file grow no further, as on
 * a full disk, and the next one lets it grow again. The refusal is SQLite's own (SQLITE_FULL).
 */
const NO_MORE = 1;
const AS_MUCH_AS_IT_LIKES = 4_294_967_294;

const databases = new Set<DatabaseSync>();
const { prepare } = DatabaseSync.prototype;
DatabaseSync.prototype.prepare = function (this: DatabaseSync, ...asked) {
  databases.add(this);
  return prepare.apply(this, asked);
};

let isFull = false;
process.on('SIGUSR2', () => {
  isFull = !isFull;
  for (const database of databases)
    if (database.isOpen) database.exec(`PRAGMA max_page_count = ${isFull ? NO_MORE : AS_MUCH_AS_IT_LIKES}`);
});
