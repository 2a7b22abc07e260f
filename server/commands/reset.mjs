// Starts over: removes the embedded database, or the portal's tables in PostgreSQL, and uploaded pictures. The next start seeds
// again. What is production's is removed only with `-- --production`, and a database of another machine only with `-- --yes`.
import { existsSync, rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { requireNode24 } from '../../scripts/requireNode24.mjs';

requireNode24();

const dataDir = resolve(process.env.DATA_DIR || '.data');
const port = process.env.PORT || '3000';
const url = process.env.DATABASE_URL;
const agreed = new Set(process.argv.slice(2));

/** Why nothing is removed. */
class Refused extends Error {}

/** Whether a portal answers on this machine: resetting under it would leave it without tables. */
async function isRunning() {
  try {
    return (await fetch(`http://localhost:${port}/healthz`, { signal: AbortSignal.timeout(2000) })).ok;
  } catch {
    return false;
  }
}

function refuseProduction(modeOfData) {
  const mode = process.env.PORTAL_MODE ?? (process.env.NODE_ENV === 'production' ? 'production' : 'demo');
  if ((mode !== 'production' && modeOfData !== 'production') || agreed.has('--production')) return;
  throw new Refused('This is production’s data. To remove it all the same: npm run reset -- --production');
}

const MODE_OF_DATA = "select value from settings where name = 'mode'";

async function modeInSqlite(file) {
  if (!existsSync(file)) return undefined;
  const { DatabaseSync } = await import('node:sqlite');
  const database = new DatabaseSync(file, { readOnly: true });
  try {
    return database.prepare(MODE_OF_DATA).get()?.value;
  } catch {
    return undefined;
  } finally {
    database.close();
  }
}

async function removeSqlite() {
  const file = resolve(dataDir, 'portal.sqlite');
  refuseProduction(await modeInSqlite(file));
  for (const suffix of ['', '-wal', '-shm']) rmSync(`${file}${suffix}`, { force: true });
  return dataDir;
}

/** Nobody else may be at work in the database, on whatever machine: their tables would be gone. */
async function refuseOthers(client) {
  const { rows } = await client.query(
    "select count(*)::int as others from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid() and backend_type = 'client backend'",
  );
  if (rows[0].others > 0)
    throw new Refused(
      `${rows[0].others} connections are open to this database. Stop the portals and tools that use it first.`,
    );
}

async function dropTables() {
  const { default: pg } = await import('pg');
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const { rows } = await client.query('select current_database() as name, inet_server_addr() as address');
    const known = await client.query(MODE_OF_DATA).catch(() => ({ rows: [] }));
    refuseProduction(known.rows[0]?.value);
    await refuseOthers(client);
    const { name, address } = rows[0];
    if (!agreed.has('--yes'))
      throw new Refused(
        `Every table of the portal in "${name}"${address ? ` on ${address}` : ''} would be removed. If that is what you want: npm run reset -- --yes`,
      );
    const { TABLES } = await import('../db/tables.ts');
    await client.query(`drop table if exists ${TABLES.map((table) => `"${table}"`).join(', ')} cascade`);
    return `PostgreSQL "${name}"`;
  } finally {
    await client.end();
  }
}

try {
  if (await isRunning()) throw new Refused(`A portal is running on port ${port}. Stop it first.`);
  const place = url ? await dropTables() : await removeSqlite();
  // Uploaded pictures lie in the folder with either database.
  rmSync(resolve(dataDir, 'uploads'), { recursive: true, force: true });
  console.log(`Removed the portal's data in ${place}.`);
} catch (error) {
  console.error(error instanceof Refused ? error.message : `The data could not be removed: ${error.message}`);
  process.exit(1);
}
