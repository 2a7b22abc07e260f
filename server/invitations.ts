import type { Kysely, Transaction } from 'kysely';
import { withInviteCode, type Invitation, type Invitee } from '#domain/invite.ts';
import { paths } from '#domain/paths.ts';
import type { Database, UserRow } from './db/schema.ts';
import { sendMessage } from './messages.ts';
import type { Ports } from './ports.ts';
import { credit } from './wallet.ts';

/** Diamonds for inviter and invited, each. */
export const INVITE_REWARD = 20;

/** How many of the latest invited are listed. */
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

/** Someone's own invite code, who signed up with it and the diamonds they brought (product §3.4). */
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
    summary: `您邀请的好友已注册并绑定手机，${INVITE_REWARD} 钻石已到账。`,
    content: `<p>您邀请的好友已注册并绑定手机，双方各得 <strong>${INVITE_REWARD}</strong> 钻石。</p>`,
    link: paths.welfare,
  });
}

/** Whose invite code this is; undefined when nobody has it. */
export async function inviterOf(db: Kysely<Database>, inviteCode: string): Promise<string | undefined> {
  if (inviteCode === '') return undefined;
  const inviter = await db.selectFrom('users').select('uid').where('invite_code', '=', inviteCode).executeTakeFirst();
  return inviter?.uid;
}

/**
 * Rewards inviter and invited once the latter has bound a phone number, since accounts cost nothing to create. In the
 * transaction that binds the number, once per invited user.
 */
export async function rewardInvitation(
  ports: Ports,
  trx: Transaction<Database>,
  guest: Pick<UserRow, 'uid' | 'invited_by'>,
): Promise<void> {
  const inviter = await inviterOf(trx, guest.invited_by ?? '');
  if (inviter === undefined || inviter === guest.uid) return;
  const now = ports.clock();
  const first = await trx
    .insertInto('invite_rewards')
    .values({ invitee: guest.uid, inviter, amount: INVITE_REWARD, created_at: now })
    .onConflict((conflict) => conflict.column('invitee').doNothing())
    .executeTakeFirst();
  if (first.numInsertedOrUpdatedRows !== 1n) return;
  const movement = { type: 'invite', link: paths.welfare, now } as const;
  await credit(trx, guest.uid, INVITE_REWARD, { ...movement, title: '受邀注册奖励' });
  await credit(trx, inviter, INVITE_REWARD, { ...movement, title: '邀请奖励' });
  await tell(ports, trx, inviter);
}
