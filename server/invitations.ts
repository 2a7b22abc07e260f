import type { Kysely, Transaction } from 'kysely';
import { withInviteCode, type Invitation, type Invitee } from '#domain/invite.ts';
import { paths } from '#domain/paths.ts';
import type { Database, UserRow } from './db/schema.ts';
import { sendMessage } from './messages.ts';
import type { Ports } from './ports.ts';
import { credit } from './wallet.ts';

/** Diamonds for whoever invited and for whoever came, each. */
export const INVITE_REWARD = 20;

/** The latest who came, as many as a page of the portal shows. */
const LATEST = 50;

async function latestInvitees(db: Kysely<Database>, inviteCode: string): Promise<Invitee[]> {
  const rows = await db
    .selectFrom('users')
    .select(['uid', 'name', 'avatar', 'created_at'])
    .where('invited_by', '=', inviteCode)
    .orderBy('created_at', 'desc')
    .orderBy('uid', 'desc')
    .limit(LATEST)
    .execute();
  return rows.map(({ created_at: createTime, ...person }) => ({ ...person, createTime }));
}

/** Someone's own invite code, who signed up with it and the diamonds they brought (product.md §3.4). */
export async function invitationOf(db: Kysely<Database>, user: UserRow, origin: string): Promise<Invitation> {
  const inviteCode = user.invite_code;
  const { invited } = await db
    .selectFrom('users')
    .select((eb) => eb.fn.countAll<number>().as('invited'))
    .where('invited_by', '=', inviteCode)
    .executeTakeFirstOrThrow();
  const { rewarded } = await db
    .selectFrom('invite_rewards')
    .select((eb) => eb.fn.sum<number | null>('amount').as('rewarded'))
    .where('inviter', '=', user.uid)
    .executeTakeFirstOrThrow();
  return {
    inviteCode,
    link: withInviteCode(`${origin}${paths.register}`, inviteCode),
    invited: Number(invited),
    rewarded: Number(rewarded ?? 0),
    rewardEach: INVITE_REWARD,
    list: await latestInvitees(db, inviteCode),
  };
}

async function tell(ports: Ports, trx: Transaction<Database>, inviter: string): Promise<void> {
  await sendMessage(ports, trx, {
    uid: inviter,
    kind: 'system',
    title: '邀请成功',
    summary: `您邀请的好友已注册，${INVITE_REWARD} 钻石已到账。`,
    content: `<p>您邀请的好友已注册，双方各得 <strong>${INVITE_REWARD}</strong> 钻石。</p>`,
    link: paths.welfare,
  });
}

/**
 * Pays whoever invited a newcomer and the newcomer, in the transaction that makes the account, so that
 * it happens once. A code nobody has pays nothing, and whoever mistyped it is still welcome.
 */
export async function rewardInvitation(ports: Ports, trx: Transaction<Database>, invitee: UserRow): Promise<void> {
  if (invitee.invited_by === null) return;
  const inviter = await trx
    .selectFrom('users')
    .select('uid')
    .where('invite_code', '=', invitee.invited_by)
    .executeTakeFirst();
  if (!inviter || inviter.uid === invitee.uid) return;
  const now = invitee.created_at;
  await trx
    .insertInto('invite_rewards')
    .values({ invitee: invitee.uid, inviter: inviter.uid, amount: INVITE_REWARD, created_at: now })
    .execute();
  const movement = { type: 'invite', link: paths.welfare, now } as const;
  await credit(trx, invitee.uid, INVITE_REWARD, { ...movement, title: '受邀注册奖励' });
  await credit(trx, inviter.uid, INVITE_REWARD, { ...movement, title: '邀请奖励' });
  await tell(ports, trx, inviter.uid);
}
