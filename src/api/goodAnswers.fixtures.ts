import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createServer, type ServerOptions } from '#server/createServer.ts';
import { migrate } from '#server/db/migrations.ts';
import { openSqlite } from '#server/db/openSqlite.ts';
import { createScryptPasswords } from '#server/nodePasswords.ts';
import { createOutbox } from '#server/outbox.ts';
import { demoPayments } from '#server/payments.ts';
import { seed } from '#server/seed/seed.ts';
import { createClient } from './client.ts';
import { createApi } from './createApi.ts';
import { everyCall } from './everyCall.fixtures.ts';
import type { Session } from './Session.ts';

const ORIGIN = 'http://portal.test';
/** 30 June 2026, noon in Shanghai. */
const NOON = Date.UTC(2026, 5, 30, 4);

/** Who asks, in turn: what one may not do another may. */
const PEOPLE = ['vip01', 'rich01', 'poor01'];

const order = {
  orderId: 'o-1',
  kind: 'coin',
  productId: 'p6',
  title: '60钻石',
  coin: 120,
  days: 30,
  priceFen: 600,
  payType: 'alipay',
  status: 1,
  createTime: NOON,
  payTime: NOON,
  expireTime: NOON,
};

/** What the demo gives nobody as it stands: it would take a picture, a code or an order of one's own. */
const BY_HAND: Readonly<Record<string, unknown>> = {
  'account.bindPhone': { phoneMasked: '137****5679' },
  'account.uploadAvatar': { avatar: '/demo/avatars/22.webp' },
  'square.upload': { url: '/uploads/a.png', thumb: '/uploads/a.png', width: 12, height: 12 },
  'recharge.order': order,
  // Refused here, and answered with nothing where they succeed.
  'recharge.cancelOrder': null,
  'account.resetPassword': null,
  'account.logout': null,
  'square.deletePost': null,
  'square.deleteComment': null,
};

/** These answer as another does. */
const CONFUSABLES: Readonly<Record<string, string>> = {
  'account.loginPhoneWithoutRegister': 'account.login',
  'checkIn.makeUp': 'checkIn.checkIn',
  'checkIn.claimMilestone': 'checkIn.checkIn',
};

const NOBODY = { uid: '', token: '' };

const OPENING = new Set([
  'account.registerWithName',
  'account.login',
  'account.loginWithPhone',
  'account.loginPhoneWithoutRegister',
]);

async function openServer() {
  const folder = mkdtempSync(join(tmpdir(), 'portal-answers-'));
  const db = openSqlite(folder);
  const passwords = createScryptPasswords({ N: 16, r: 1, p: 1 });
  const random = (length: number) => new Uint8Array(randomBytes(length));
  const options = { db, clock: () => NOON, random, passwords, mode: 'demo' as const };
  await migrate(db);
  await seed(options);
  const app = createServer({
    ...options,
    sms: createOutbox(),
    payments: demoPayments,
    addressOf: () => '127.0.0.1',
    onFault: () => undefined,
  } satisfies ServerOptions);
  const close = async () => {
    await db.destroy();
    rmSync(folder, { recursive: true });
  };
  return { app, close };
}

/** An answer of code 0, as text. */
const isGood = (text: string): boolean => text.startsWith('{"code":0,');

/** The envelope each call of the api gets from the reference server when all is well, by `area.name`. */
export async function recordGoodAnswers(): Promise<ReadonlyMap<string, string>> {
  const { app, close } = await openServer();
  const good = new Map<string, string>(
    Object.entries(BY_HAND).map(([name, data]) => [name, JSON.stringify({ code: 0, msg: '', data })]),
  );
  for (const loginName of PEOPLE) {
    let who = NOBODY;
    let heard = '';
    const fetch = async (input: RequestInfo | URL, init?: RequestInit) => {
      const response = await app.request(input instanceof Request ? input : String(input), init);
      heard = await response.clone().text();
      return response;
    };
    const session: Session = {
      uid: () => who.uid,
      token: () => who.token,
      channelId: () => '0',
      authVersion: () => 0,
      expire: () => undefined,
    };
    const api = createApi(createClient({ fetch, origin: ORIGIN, session, log: { warn: () => undefined } }));
    const member = await api.account.login({ loginName, password: 'portal123' });
    for (const { name, ask } of everyCall(api, member.uid)) {
      // It would end the session the others need, as does a login that comes with it.
      if (name === 'account.logout') continue;
      who = OPENING.has(name) ? NOBODY : member;
      heard = '';
      await ask(api).catch(() => undefined);
      if (isGood(heard) && !isBetter(good.get(name), heard)) good.set(name, heard);
    }
  }
  await close();
  for (const [name, other] of Object.entries(CONFUSABLES)) good.set(name, good.get(name) ?? good.get(other) ?? '');
  return good;
}

/** What says more is the better example: an empty list has no leaves. */
const isBetter = (known: string | undefined, heard: string): boolean =>
  known !== undefined && known.length >= heard.length;
