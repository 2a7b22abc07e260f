import type { Config } from './config.ts';
import { isDatabaseUnavailable } from './db/faults.ts';

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : '';
}

/** One clear line for the operator about why the server did not start. */
export function explainStartFailure(error: unknown, config: Config): string {
  const code = codeOf(error);
  const reason = error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error);
  if (code === 'EADDRINUSE') return `Port ${config.port} is already in use. Set PORT to a free one.`;
  if (code === 'EACCES' && reason.startsWith('listen'))
    return `Port ${config.port} may not be used by this user. Set PORT to one above 1024.`;
  if (config.databaseUrl !== undefined && (isDatabaseUnavailable(error) || /^(28|3D)/.test(code))) {
    return `The database at DATABASE_URL cannot be used: ${reason || code}.`;
  }
  if (
    config.databaseUrl === undefined &&
    (/^E(ACCES|PERM|ROFS|NOTDIR|EXIST|NOENT)$/.test(code) || code === 'ERR_SQLITE_ERROR')
  ) {
    return `The data folder ${config.dataDir} cannot be used: ${reason}. Set DATA_DIR to a writable one.`;
  }
  return `The portal could not start: ${reason || code}.`;
}
