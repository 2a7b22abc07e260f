import { createServer } from '#server/createServer.ts';
import { migrate } from '#server/db/migrations.ts';
import { createDevSmsInbox } from '#server/devSmsInbox.ts';
import { demoPayments } from '#server/payments.ts';
import { seed } from '#server/seed/seed.ts';
import { openTabDatabase } from './openTabDatabase.ts';
import { tabPasswords } from './tabPasswords.ts';

/** The reference server in this tab: the same code, its database in memory. */
export type TabServer = {
  /** Answers what belongs to the portal's server; anything else goes to the network. */
  fetch: typeof globalThis.fetch;
  close: () => Promise<void>;
};

const OWN_PATHS = /^\/(api|files|dev)\//;

const random = (length: number) => crypto.getRandomValues(new Uint8Array(length));

/** Opens, migrates and seeds a server of one's own. */
export async function openTabServer(): Promise<TabServer> {
  const clock = () => Date.now();
  const db = await openTabDatabase();
  await migrate(db);
  await seed({ db, clock, random, passwords: tabPasswords, mode: 'demo' });
  const server = createServer({
    db,
    clock,
    random,
    passwords: tabPasswords,
    sms: createDevSmsInbox(),
    payments: demoPayments,
    mode: 'demo',
    publicOrigin: location.origin,
  });
  return {
    async fetch(input, init) {
      const request = new Request(input, init);
      return OWN_PATHS.test(new URL(request.url).pathname) ? server.fetch(request) : fetch(request);
    },
    close: () => db.destroy(),
  };
}
