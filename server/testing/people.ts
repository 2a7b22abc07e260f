import { randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Database } from '../db/schema.ts';
import { credit } from '../wallet.ts';

export const PASSWORD = 'portal123';

/** What every new person has. */
export const DIAMONDS = 2000;

/** Somebody new, logged in on the device they hold. */
export type NewPerson = {
  uid: string;
  token: string;
  loginName: string;
  /** Where they call from: limits count by address. */
  address: string;
  /** What the server gave at login, as the portal keeps it. */
  account: unknown;
  /** A call in their name, outside the browser. */
  call(path: string, fields: Record<string, string>): Promise<void>;
};

type Answer = { code: number; msg: string; data: unknown };

async function post(url: string, fields: Record<string, string>, headers: Record<string, string>): Promise<Answer> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'X-Requested-With': 'XMLHttpRequest', ...headers },
    body: new URLSearchParams(fields),
  });
  const answer = (await response.json()) as Answer;
  if (answer.code !== 0) throw new Error(`${url}: ${answer.code} ${answer.msg}`);
  return answer;
}

const someAddress = (): string => ['10', ...randomBytes(3)].join('.');

/** Registers somebody and gives them diamonds: a present of the house. */
export async function newPerson(origin: string, db: Kysely<Database>, diamonds = DIAMONDS): Promise<NewPerson> {
  const loginName = `f${randomBytes(6).toString('hex')}`;
  const address = someAddress();
  const from = { 'X-Forwarded-For': address };
  const { data } = await post(`${origin}/api/user/registerWithName`, { loginName, password: PASSWORD }, from);
  const { uid, token } = data as { uid: string; token: string };
  const present = { type: 'activity', title: '礼物', link: null, now: Date.now() } as const;
  await db.transaction().execute((trx) => credit(trx, uid, diamonds, present));
  const call = (path: string, fields: Record<string, string>) =>
    post(origin + path, fields, { ...from, uid, token }).then(() => undefined);
  return { uid, token, loginName, address, account: data, call };
}
