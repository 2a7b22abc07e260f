import { sqliteFileIn } from './db/openSqlite.ts';
import type { Config } from './config.ts';
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from './seed/people.ts';

/** The location of the data, without the password of the URL. */
function dataLocation(config: Config): string {
  if (config.databaseUrl === undefined) return sqliteFileIn(config.dataDir);
  if (!URL.canParse(config.databaseUrl)) return 'PostgreSQL';
  const url = new URL(config.databaseUrl);
  return `PostgreSQL ${url.host}${url.pathname}`;
}

/** Prints the address, the data's location and the demo accounts. */
export function logStartup(config: Config, origin: string): void {
  console.log(`Portal   ${origin}`);
  console.log(`Data     ${dataLocation(config)}`);
  if (config.mode === 'production') return;
  for (const { loginName, note } of DEMO_ACCOUNTS) console.log(`Account  ${loginName} / ${DEMO_PASSWORD}  (${note})`);
  console.log(`SMS      every code is 123456; sent messages: ${origin}/dev/sms`);
}
