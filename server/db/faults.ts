/** SQLite's primary result codes that pass by themselves or need an operator: busy, locked, full, and file trouble. */
const SQLITE_UNAVAILABLE = new Set([5, 6, 8, 10, 13, 14]);

/** PostgreSQL's: connection trouble, out of resources, shutting down, and conflicts worth a retry. */
const POSTGRES_UNAVAILABLE = /^(08|53|57|40001|40P01|55P03)/;

/** A fault of PostgreSQL 15 itself under concurrent row locks, which a retry does not meet again. */
const POSTGRES_LOCK_FAULT = /multixact/;

const NETWORK_UNAVAILABLE = /^(ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH)$/;
const POOL_UNAVAILABLE =
  /connection terminated|client was closed|timeout exceeded when trying to connect|client has encountered a connection error/i;

/** The numbers and names drivers give their errors: SQLite's result code, PostgreSQL's or the network's. */
function codesOf(error: Error): { code: unknown; errcode: unknown } {
  return { code: 'code' in error ? error.code : undefined, errcode: 'errcode' in error ? error.errcode : undefined };
}

/** A socket file that is not there says only ENOENT, as a missing picture does: what tells is that a connection was tried. */
const isFailedConnection = (error: Error): boolean => 'syscall' in error && error.syscall === 'connect';

/** Whether a failure says that the database cannot serve just now, so that a retry makes sense (F15). */
export function isDatabaseUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code, errcode } = codesOf(error);
  // The low byte is the primary code; the rest only says more about it.
  if (typeof errcode === 'number') return SQLITE_UNAVAILABLE.has(errcode & 0xff);
  if (isFailedConnection(error)) return true;
  if (code === 'XX000') return POSTGRES_LOCK_FAULT.test(error.message);
  if (typeof code === 'string') return POSTGRES_UNAVAILABLE.test(code) || NETWORK_UNAVAILABLE.test(code);
  return POOL_UNAVAILABLE.test(error.message);
}

const SQLITE_CONSTRAINT = 19;
const POSTGRES_UNIQUE = '23505';

/** Whether a failure is a broken unique rule: someone else was first. */
export function isUniqueViolation(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code, errcode } = codesOf(error);
  if (typeof errcode === 'number') return (errcode & 0xff) === SQLITE_CONSTRAINT && /unique/i.test(error.message);
  return code === POSTGRES_UNIQUE;
}
