// Starts over: removes the embedded database, or the portal's tables in PostgreSQL, and uploaded pictures. The next start seeds anew.
import { rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { requireNode24 } from './requireNode24.mjs';

requireNode24();

const dataDir = resolve(process.env.DATA_DIR || '.data');
const port = process.env.PORT || '3000';

/** Whether a portal answers on this machine: resetting under it would leave it without tables. */
async function isRunning() {
  try {
    return (await fetch(`http://localhost:${port}/healthz`, { signal: AbortSignal.timeout(2000) })).ok;
  } catch {
    return false;
  }
}

function removeSqlite() {
  for (const suffix of ['', '-wal', '-shm']) rmSync(resolve(dataDir, `portal.sqlite${suffix}`), { force: true });
  return dataDir;
}

async function dropTables(url) {
  const { default: pg } = await import('pg');
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const { TABLES } = await import('../server/db/tables.ts');
    await client.query(`drop table if exists ${TABLES.map((name) => `"${name}"`).join(', ')} cascade`);
  } finally {
    await client.end();
  }
  return 'PostgreSQL';
}

if (await isRunning()) {
  console.error(`A portal is running on port ${port}. Stop it first.`);
  process.exit(1);
}

try {
  // Uploaded pictures lie in the folder with either database.
  rmSync(resolve(dataDir, 'uploads'), { recursive: true, force: true });
  const place = process.env.DATABASE_URL ? await dropTables(process.env.DATABASE_URL) : removeSqlite();
  console.log(`Removed the portal's data in ${place}.`);
} catch (error) {
  console.error(`The data could not be removed: ${error.message}`);
  process.exit(1);
}
