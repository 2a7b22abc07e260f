import { randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
import { afterAll, beforeAll, describe } from 'vitest';
import { createServer, type ServerOptions } from '../createServer.ts';
import type { Database } from '../db/schema.ts';
import { createDevSmsInbox } from '../devSmsInbox.ts';
import { demoPayments } from '../payments.ts';
import type { Limits } from '../rateLimit.ts';
import { credit } from '../wallet.ts';
import { postgresIsPresent } from './postgres.ts';
import type { Plan } from './plans/plan.ts';
import { explainOnPostgres } from './plans/postgresPlans.ts';
import { explainOnSqlite } from './plans/sqlitePlans.ts';
import { createQueryLog, type Asked, type QueryLog } from './queryLog.ts';
import { NOON, openSeededPostgres, openSeededSqlite, passwords, random } from './seeded.ts';
import { changeMarkOfPostgres, changeMarkOfSqlite, type ChangeMark } from './snapshot.ts';

export { NOON };

export const ORIGIN = 'http://portal.test';

/** No limits: what most suites want, since all their calls come within one minute. */
export const UNLIMITED: Limits = {
  loginAccount: [],
  loginPlace: [],
  loginAddress: [],
  smsPause: [],
  smsPhone: [],
  smsPlace: [],
  smsAddress: [],
  registerAddress: [],
  reportAddress: [],
  inviteAddress: [],
  postUser: [],
  commentUser: [],
  markUser: [],
  uploadUser: [],
  reportUser: [],
  unlockUser: [],
  redeemUser: [],
  orderUser: [],
  progressUser: [],
  profileUser: [],
  claimUser: [],
  eventUser: [],
  downloadCount: [],
};

/** An answer as a test looks at it. */
export type Answer = { status: number; code: number; msg: string; data: unknown; headers: Headers };

/** Someone logged in. */
export type Person = { uid: string; token: string };

export type Call = { as?: Person; headers?: Record<string, string>; method?: string; json?: unknown };

/** A server over the suite's database, with a clock of its own. */
export type TestPortal = {
  db: Kysely<Database>;
  clock: { now: number };
  fetch(path: string, init?: RequestInit): Promise<Response>;
  /** A call as the portal's own client makes it; without fields a GET. */
  call(path: string, fields?: Record<string, string | number>, call?: Call): Promise<Answer>;
  logIn(loginName: string, password?: string): Promise<Person>;
  /** A new person with so many diamonds. */
  newPerson(diamonds?: number): Promise<Person>;
  grant(to: Person, diamonds: number): Promise<void>;
  addGame(price: number): Promise<string>;
  /** What the server asks of the database. */
  queries: QueryLog;
  /** What the database would do for statements. */
  explain(asked: readonly Asked[]): Promise<Plan[]>;
  /** Tells whether anything was written since. */
  changeMark: ChangeMark;
  /** Every call the server answers. */
  routes: readonly { method: string; path: string }[];
  /** Faults of the server's own; a suite that causes none should find none. */
  faults: unknown[];
};

const formOf = (fields: Record<string, string | number>): URLSearchParams =>
  new URLSearchParams(Object.entries(fields).map(([name, value]) => [name, String(value)]));

function initOf(fields: Record<string, string | number> | undefined, { as, headers, method, json }: Call): RequestInit {
  const body = json === undefined ? fields && formOf(fields) : JSON.stringify(json);
  return {
    method: method ?? (body === undefined ? 'GET' : 'POST'),
    ...(body !== undefined && { body }),
    headers: {
      'X-Requested-With': 'XMLHttpRequest',
      ...(json !== undefined && { 'Content-Type': 'application/json' }),
      ...(as && { uid: as.uid, token: as.token }),
      ...headers,
    },
  };
}

let counter = 0;
/** A value no other test of this run uses. */
export const unique = (): number => (counter += 1);

const newName = (): string => `t${randomBytes(5).toString('hex')}`;

function personOf({ data }: Answer): Person {
  const { uid, token } = data as Person;
  return { uid, token };
}

async function grant(db: Kysely<Database>, uid: string, amount: number): Promise<void> {
  const movement = { type: 'activity', title: '测试', link: null, now: NOON } as const;
  await db.transaction().execute((trx) => credit(trx, uid, amount, movement));
}

async function addGame(db: Kysely<Database>, price: number): Promise<string> {
  const { slug: _, ...model } = await db
    .selectFrom('games')
    .selectAll()
    .where('id', '=', '1002')
    .executeTakeFirstOrThrow();
  const id = `t${randomBytes(5).toString('hex')}`;
  await db
    .insertInto('games')
    .values({ ...model, id, slug: id, price, online_type: price === 0 ? 0 : 1 })
    .execute();
  return id;
}

function createPortal({ db, queries, explain, changeMark }: Opened, overrides: Partial<ServerOptions>): TestPortal {
  const clock = { now: NOON };
  const faults: unknown[] = [];
  const address = `test-${unique()}-${randomBytes(3).toString('hex')}`;
  const app = createServer({
    db,
    clock: () => clock.now,
    random,
    passwords,
    sms: createDevSmsInbox(),
    payments: demoPayments,
    mode: 'demo',
    limits: UNLIMITED,
    addressOf: () => address,
    onFault: (error) => faults.push(error),
    ...overrides,
  });
  const portal: TestPortal = {
    db,
    clock,
    queries,
    explain,
    changeMark,
    routes: app.routes,
    faults,
    fetch: async (path, init) => app.request(`${ORIGIN}${path}`, init),
    async call(path, fields, call = {}) {
      const response = await portal.fetch(path, initOf(fields, call));
      const envelope = (await response.json()) as { code: number; msg: string; data: unknown };
      return { ...envelope, status: response.status, headers: response.headers };
    },
    logIn: async (loginName, password = 'portal123') =>
      personOf(await portal.call('/api/user/login', { loginName, password })),
    async newPerson(diamonds = 0) {
      const fields = { loginName: newName(), password: 'secret-1' };
      const person = personOf(await portal.call('/api/user/registerWithName', fields));
      if (diamonds > 0) await grant(db, person.uid, diamonds);
      return person;
    },
    grant: ({ uid }, diamonds) => grant(db, uid, diamonds),
    addGame: (price) => addGame(db, price),
  };
  return portal;
}

type Opened = Pick<TestPortal, 'db' | 'queries' | 'explain' | 'changeMark'> & { close(): Promise<void> };

async function openTemporarySqlite(): Promise<Opened> {
  const queries = createQueryLog();
  const { db, close } = await openSeededSqlite(queries.note);
  return { db, queries, explain: (asked) => explainOnSqlite(db, asked), changeMark: changeMarkOfSqlite(db), close };
}

async function openTemporaryPostgres(): Promise<Opened> {
  const queries = createQueryLog();
  const { db, close } = await openSeededPostgres(queries.note);
  return { db, queries, explain: (asked) => explainOnPostgres(db, asked), changeMark: changeMarkOfPostgres(db), close };
}

const DATABASES = [
  { name: 'SQLite', present: true, open: openTemporarySqlite },
  {
    name: postgresIsPresent ? 'PostgreSQL' : 'PostgreSQL not present',
    present: postgresIsPresent,
    open: openTemporaryPostgres,
  },
];

const START_WITHIN_MS = 60_000;

/** Far above what a test takes: the machine may be busy with browsers. */
const TEST_WITHIN_MS = 30_000;

/**
 * Runs a suite on SQLite and, where the machine has it, on PostgreSQL: a fresh, seeded database each.
 * @param tests gets a function that makes a server over the suite's database, to be called inside a test
 */
export function onEachDatabase(
  suite: string,
  tests: (portal: (overrides?: Partial<ServerOptions>) => TestPortal) => void,
): void {
  for (const { name, present, open } of DATABASES) {
    describe.runIf(present)(`${suite} · ${name}`, { timeout: TEST_WITHIN_MS }, () => {
      let opened: Opened | undefined;
      beforeAll(async () => {
        opened = await open();
      }, START_WITHIN_MS);
      afterAll(() => opened?.close());
      tests((overrides = {}) => {
        if (!opened) throw new Error('The database is opened before the first test.');
        return createPortal(opened, overrides);
      });
    });
  }
}

/** A portal over a fresh, seeded SQLite database, for what is run outside the tests. */
export async function openTestPortal(
  overrides: Partial<ServerOptions> = {},
): Promise<{ portal: TestPortal; close(): Promise<void> }> {
  const { open, close } = await openTestPortals();
  return { portal: open(overrides), close };
}

/** The same for several servers over one database. */
export async function openTestPortals(): Promise<{
  open(overrides?: Partial<ServerOptions>): TestPortal;
  close(): Promise<void>;
}> {
  const opened = await openTemporarySqlite();
  return { open: (overrides = {}) => createPortal(opened, overrides), close: () => opened.close() };
}
