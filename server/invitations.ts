import type { Kysely } from 'kysely';
import { withInviteCode, type Invitation, type Invitee } from '#domain/invite.ts';
import { paths } from '#domain/paths.ts';
import type { Database, UserRow } from './db/schema.ts';

/** The latest who came, as many as a page of the portal shows. */
const LATEST = 50;

async function latestInvitees(db: Kysely<Database>, inviteCode: string): Promise<Invitee[]> {
  const rows = await db
    .selectFrom('users')
    .select(['uid', 'name', 'avatar', 'created_at'])
    .where('invited_by', '=', inviteCode)
    .orderBy('created_at', 'desc')
    .orderBy('uid')
    .limit(LATEST)
    .execute();
  return rows.map(({ created_at: createTime, ...person }) => ({ ...person, createTime }));
}

/** Someone's own invite code, who signed up with it and the diamonds the ledger says they brought (product.md §3.4). */
export async function invitationOf(db: Kysely<Database>, user: UserRow, origin: string): Promise<Invitation> {
  const inviteCode = user.invite_code;
  const { invited } = await db
    .selectFrom('users')
    .select((eb) => eb.fn.countAll<number>().as('invited'))
    .where('invited_by', '=', inviteCode)
    .executeTakeFirstOrThrow();
  const { rewarded } = await db
    .selectFrom('ledger')
    .select((eb) => eb.fn.sum<number | null>('amount').as('rewarded'))
    .where('uid', '=', user.uid)
    .where('type', '=', 'invite')
    .executeTakeFirstOrThrow();
  return {
    inviteCode,
    link: withInviteCode(`${origin}${paths.register}`, inviteCode),
    invited: Number(invited),
    rewarded: Number(rewarded ?? 0),
    list: await latestInvitees(db, inviteCode),
  };
}
