import type { Kysely } from 'kysely';
import { isWrite, keyOf, type Call } from '../contract/Call.ts';
import { CALLS } from '../contract/calls.ts';
import type { ServerOptions } from '../createServer.ts';
import type { Database } from '../db/schema.ts';
import { requestOf } from './contractCalls.ts';
import type { TestPortal } from './portal.ts';
import { prepare } from './preparations.ts';
import { changedTables, takeSnapshot } from './snapshot.ts';
import { uncleanIn } from './traffic.ts';

/** What was tried, and what was found that should not be. */
export type Tried = { tried: number; found: string[] };

/** Ways to send a write, by their name: the headers that come of it. */
export type Ways = Readonly<Record<string, { headers: Record<string, string>; type?: string }>>;

/** What a page of another site can send with what a browser adds by itself. */
const FOREIGN: Ways = {
  'a form': { headers: { Origin: 'http://evil.test', 'Sec-Fetch-Site': 'cross-site' } },
  'a form of an old browser': { headers: {} },
  'plain text': { headers: { Origin: 'null' }, type: 'text/plain' },
  'a script that says it is ours': { headers: { Origin: 'http://evil.test', 'X-Requested-With': 'XMLHttpRequest' } },
};

/** The cashier is a page without script: its form sends no header of ours, and it looks at the origin. */
const isFormPage = ({ path }: Call): boolean => path.startsWith('/api/v1/pay/mock/');

/** A request that would succeed, as the person it is prepared for would send it. */
type Prepared = { call: Call; path: string; init: RequestInit };

async function prepareAll(portal: TestPortal, calls: readonly Call[]): Promise<Prepared[]> {
  const prepared: Prepared[] = [];
  for (const call of calls) {
    const as = await portal.newPerson(5000);
    prepared.push({ call, ...requestOf(call, await prepare(portal, call, as), { as }) });
  }
  return prepared;
}

/** What of people differs after some work, by table. */
async function changesBy({ db, clock }: TestPortal, work: () => Promise<void>): Promise<string[]> {
  const before = await takeSnapshot(db, clock.now);
  await work();
  return changedTables(before, await takeSnapshot(db, clock.now)).map((table) => `${table} changed`);
}

/**
 * Every write as another site's page would send it, with the token even, as if that were a cookie: what is not refused or
 * changes something.
 * @param ways otherwise than as another site's page
 */
export async function tryForeignWrites(portal: TestPortal, ways: Ways = FOREIGN): Promise<Tried> {
  const prepared = await prepareAll(portal, CALLS.filter(isWrite));
  const taken: string[] = [];
  let tried = 0;
  const changed = await changesBy(portal, async () => {
    for (const { call, path, init } of prepared) {
      for (const [name, { headers, type }] of Object.entries(ways)) {
        if (isFormPage(call) && headers['Origin'] === undefined) continue;
        const sent = {
          ...(init.headers as Record<string, string>),
          'X-Requested-With': '',
          ...headers,
          ...(type !== undefined && { 'Content-Type': type }),
        };
        const { status } = await portal.fetch(path, { ...init, headers: sent });
        tried += 1;
        if (status !== 403) taken.push(`${keyOf(call)}, ${name}: ${status}`);
      }
    }
  });
  return { tried, found: [...taken, ...changed] };
}

const READS = CALLS.filter(({ method }) => method === 'GET');

/** Every GET, as an image or a link of another site would cause it: what changes by it. */
export async function tryReads(portal: TestPortal, calls: readonly Call[] = READS): Promise<Tried> {
  const prepared = await prepareAll(portal, calls);
  const found = await changesBy(portal, async () => {
    for (const { path, init } of prepared) await portal.fetch(path, init);
  });
  return { tried: prepared.length, found };
}

/** All that is told of a fault. */
const FAULT = JSON.stringify({ code: 1, msg: '服务器内部错误', data: null });

/** What nobody but the operator should read. */
const SECRET = 'select secret from users where 1 = 1 -- /srv/portal/server/host.ts:12';

/** A database of which every statement fails. */
function failing(db: Kysely<Database>, error: Error): Kysely<Database> {
  const fail = () => {
    throw error;
  };
  return new Proxy(db, { get: (target, name) => (name === 'getExecutor' ? Reflect.get(target, name) : fail) });
}

/**
 * Every call of a server whose database fails in a way nobody foresaw: what tells more than that, and how many faults there were.
 * @param errorOf what fails, made of a text that must not be told
 */
export async function tryFaults(
  open: (overrides?: Partial<ServerOptions>) => TestPortal,
  errorOf = (text: string): Error => new Error(text),
): Promise<Tried & { faults: number }> {
  const sound = open({ appPackage: true });
  const broken = open({ appPackage: true, db: failing(sound.db, errorOf(SECRET)) });
  const found: string[] = [];
  let faults = 0;
  for (const call of CALLS) {
    const as = await sound.newPerson(5000);
    const { path, init } = requestOf(call, await prepare(sound, call, as), { as });
    const response = await broken.fetch(path, init);
    const { status, headers } = response;
    const text = await response.text();
    if (status === 500) faults += 1;
    // A fault of the server's own is 500; what it must not do is to tell more than so.
    const unclean = status === 500 && text === FAULT ? undefined : uncleanIn({ status, headers, text });
    if (unclean !== undefined) found.push(`${keyOf(call)}: ${unclean}`);
  }
  return { tried: CALLS.length, found, faults };
}
