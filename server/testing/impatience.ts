import { Socket } from 'node:net';
import { DatabaseSync } from 'node:sqlite';

/**
 * Loaded into a server process before its own code (`--import`): it gives up on its database sooner, so that whoever waits for
 * that waits less. `SILENCE_MS` is how long a line to PostgreSQL may be silent else.
 */
const SILENCE_MS = Number(process.env['SILENCE_MS']);
const SHORT_SILENCE_MS = 3000;
const SHORT_LOCK_MS = 200;

const { setTimeout: setLimit } = Socket.prototype;
Socket.prototype.setTimeout = function (this: Socket, ms, ...rest) {
  return setLimit.call(this, ms === SILENCE_MS ? SHORT_SILENCE_MS : ms, ...rest);
};

const { exec } = DatabaseSync.prototype;
DatabaseSync.prototype.exec = function (this: DatabaseSync, text) {
  return exec.call(this, text.replace(/(PRAGMA busy_timeout = )\d+/, `$1${SHORT_LOCK_MS}`));
};
