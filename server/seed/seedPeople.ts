import type { Transaction } from 'kysely';
import { nicknameKey } from '#domain/nickname.ts';
import type { Database, MessageRow, UserRow } from '../db/schema.ts';
import { randomReadable } from '../encoding.ts';
import type { Passwords, Random } from '../ports.ts';
import { messagesFor } from './inbox.ts';
import { daysBefore, DEMO_ACCOUNTS, DEMO_PASSWORD, type DemoAccount } from './people.ts';

type World = { now: number; random: Random; passwords: Passwords };

const balanceOf = ({ ledger }: DemoAccount): number => ledger.reduce((sum, { amount }) => sum + amount, 0);

function userRow(account: DemoAccount, passwordHash: string, { now, random }: World): UserRow {
  const joined = daysBefore(now, account.ledger[0]?.daysAgo ?? 0);
  return {
    uid: account.uid,
    login_name: account.loginName,
    login_key: account.loginName.toLowerCase(),
    password_hash: passwordHash,
    phone: account.phone ?? null,
    name: account.name,
    name_key: nicknameKey(account.name),
    avatar: account.avatar,
    sex: 0,
    age: 0,
    balance: balanceOf(account),
    ledger_seq: account.ledger.length,
    level_type: account.member?.level_type ?? 0,
    exp_at: account.member ? daysBefore(now, -account.member.daysLeft) : null,
    badge: account.member?.badge ?? null,
    saved_coin: 0,
    first_recharge_at: account.recharged ? joined : null,
    invite_code: randomReadable(random, 8),
    invited_by: null,
    channel_id: '0',
    created_at: joined,
    official: 0,
  };
}

async function writeLedger(trx: Transaction<Database>, account: DemoAccount, now: number): Promise<void> {
  let balance = 0;
  const rows = account.ledger.map(({ type, title, amount, daysAgo, link }, index) => {
    balance += amount;
    const created_at = daysBefore(now, daysAgo);
    return { uid: account.uid, seq: index + 1, type, title, amount, balance, link: link ?? null, created_at };
  });
  await trx.insertInto('ledger').values(rows).execute();
}

/** A bought game is owned: every game row of the ledger has its entitlement. */
async function writeEntitlements(trx: Transaction<Database>, account: DemoAccount, now: number): Promise<void> {
  for (const { type, amount, daysAgo, link } of account.ledger) {
    const gameId = link?.split('/').at(-1);
    if (type !== 'game' || gameId === undefined) continue;
    await trx
      .insertInto('entitlements')
      .values({ uid: account.uid, game_id: gameId, price: -amount, created_at: daysBefore(now, daysAgo) })
      .execute();
  }
}

/** Writes the demo people with their ledgers and inboxes. */
export async function seedPeople(trx: Transaction<Database>, world: World): Promise<void> {
  for (const account of DEMO_ACCOUNTS) {
    const hash = await world.passwords.hash(DEMO_PASSWORD);
    await trx
      .insertInto('users')
      .values(userRow(account, hash, world))
      .execute();
    await writeLedger(trx, account, world.now);
    await writeEntitlements(trx, account, world.now);
    const inbox: MessageRow[] = messagesFor(account, world.now);
    if (inbox.length > 0) await trx.insertInto('messages').values(inbox).execute();
  }
}
