import type { Transaction } from 'kysely';
import type { Account } from '#domain/account.ts';
import { Code } from '#domain/envelope.ts';
import { isPhone, maskPhone } from '#domain/fields.ts';
import { NICKNAME_LENGTH, nicknameKey } from '#domain/nickname.ts';
import { badField, ApiError } from './answer.ts';
import { isUniqueViolation } from './db/faults.ts';
import type { Database, UserRow } from './db/schema.ts';
import { randomDigits, randomReadable } from './encoding.ts';
import { rewardInvitation } from './invitations.ts';
import { sendMessage } from './messages.ts';
import { isNicknameTaken, nameEditableAt } from './nicknames.ts';
import type { Ports } from './ports.ts';

/** Demo avatars a new person gets one of (public/demo/avatars/01.webp …). */
const AVATARS = 40;

const INVITE_CODE_LENGTH = 8;

/** What is known of someone who signs up. */
export type NewUser = {
  loginName?: string;
  passwordHash?: string;
  phone?: string;
  inviteCode: string;
  channelId: string;
};

const newUid = (ports: Ports): string => `1${randomDigits(ports.random, 9)}`;

/** The number a person bound; without one nothing can be proven by a code. */
export function boundPhoneOf({ phone }: Pick<UserRow, 'phone'>): string {
  if (phone === null) throw badField('phone', '请先绑定手机号');
  return phone;
}

/** The account as its owner sees it, with the token of their session. */
export async function accountOf(ports: Ports, user: UserRow, token: string, newAccount: 0 | 1 = 0): Promise<Account> {
  const editableAt = await nameEditableAt(ports.db, user.uid, ports.clock());
  return {
    accountType: 0,
    age: user.age,
    loginName: user.login_name ?? '',
    name: user.name,
    needBind: user.phone === null ? 1 : 0,
    needRealName: 0,
    newAccount,
    sex: user.sex,
    token,
    uid: user.uid,
    avatar: user.avatar,
    ...(user.phone !== null && { phoneMasked: maskPhone(user.phone) }),
    hasPassword: user.password_hash !== null,
    ...(editableAt !== undefined && { nameEditableAt: editableAt }),
  };
}

/** The name one has until one chooses: that of the login, where nobody else bears it. */
async function givenName({ db }: Ports, uid: string, loginName: string | undefined): Promise<string> {
  const name = loginName?.slice(0, NICKNAME_LENGTH.max);
  // Nothing of a phone number may show to others.
  return name === undefined || (await isNicknameTaken(db, name, uid)) ? `玩家${uid.slice(-6)}` : name;
}

async function rowOf(ports: Ports, from: NewUser): Promise<UserRow> {
  const uid = newUid(ports);
  const name = await givenName(ports, uid, from.loginName);
  const [avatarByte = 0] = ports.random(1);
  return {
    uid,
    login_name: from.loginName ?? null,
    login_key: from.loginName?.toLowerCase() ?? null,
    password_hash: from.passwordHash ?? null,
    phone: from.phone ?? null,
    name,
    name_key: nicknameKey(name),
    avatar: `/demo/avatars/${String(1 + (avatarByte % AVATARS)).padStart(2, '0')}.webp`,
    sex: 0,
    age: 0,
    balance: 0,
    ledger_seq: 0,
    level_type: 0,
    exp_at: null,
    badge: null,
    saved_coin: 0,
    first_recharge_at: null,
    invite_code: randomReadable(ports.random, INVITE_CODE_LENGTH),
    invited_by: from.inviteCode || null,
    channel_id: from.channelId,
    created_at: ports.clock(),
    official: 0,
  };
}

async function welcome(ports: Ports, trx: Transaction<Database>, uid: string): Promise<void> {
  await sendMessage(ports, trx, {
    uid,
    kind: 'system',
    title: '欢迎加入',
    summary: '先去游戏页逛逛吧，免费游戏无需登录即可下载。',
    content: '<p>很高兴见到您。免费游戏随时可以下载，付费游戏用钻石购买一次，之后永久免费重新下载。</p>',
    link: '/games',
  });
}

/** A number drawn is somebody's now and then; so many in a row are not. */
const MAX_DRAWS = 8;

async function insertUser(ports: Ports, user: UserRow): Promise<boolean> {
  try {
    await ports.db.transaction().execute(async (trx) => {
      await trx.insertInto('users').values(user).execute();
      await welcome(ports, trx, user.uid);
      if (user.phone !== null) await rewardInvitation(ports, trx, user);
    });
    return true;
  } catch (error) {
    if (isUniqueViolation(error)) return false;
    throw error;
  }
}

/** Creates an account with its welcome message. Undefined: the name or the number was taken a moment ago. */
export async function createUser(ports: Ports, from: NewUser): Promise<UserRow | undefined> {
  for (let draw = 0; draw < MAX_DRAWS; draw += 1) {
    const user = await rowOf(ports, from);
    if (await insertUser(ports, user)) return user;
    const { loginName, phone } = from;
    if (loginName !== undefined && (await findByLoginName(ports, loginName))) return undefined;
    if (phone !== undefined && (await findByPhone(ports, phone))) return undefined;
    // Neither is taken: what was drawn is, uid or invite code.
  }
  throw new Error('No uid or invite code is free.');
}

/** The person as they are now: a row read at the start of a call may be older than what the call changed. */
export function readUser(ports: Ports, uid: string): Promise<UserRow> {
  return ports.db.selectFrom('users').selectAll().where('uid', '=', uid).executeTakeFirstOrThrow();
}

/** The account of a login name, whatever its case. */
export function findByLoginName(ports: Ports, loginName: string): Promise<UserRow | undefined> {
  return ports.db.selectFrom('users').selectAll().where('login_key', '=', loginName.toLowerCase()).executeTakeFirst();
}

/** The account somebody names to log in: by its name or its number, which no name can be. */
export const findByLoginId = (ports: Ports, loginId: string): Promise<UserRow | undefined> =>
  isPhone(loginId) ? findByPhone(ports, loginId) : findByLoginName(ports, loginId);

/** The account of a phone number. */
export function findByPhone(ports: Ports, phone: string): Promise<UserRow | undefined> {
  return ports.db.selectFrom('users').selectAll().where('phone', '=', phone).executeTakeFirst();
}

/** What a taken login name is answered with. */
export const nameTaken = (): ApiError => new ApiError(Code.taken, '该用户名已被注册', { data: { field: 'loginName' } });
