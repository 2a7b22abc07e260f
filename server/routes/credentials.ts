import { Hono, type Context } from 'hono';
import type { Transaction } from 'kysely';
import * as v from 'valibot';
import { Code } from '#domain/envelope.ts';
import { maskPhone } from '#domain/fields.ts';
import { password, phone, smsCode } from '../accountFields.ts';
import { boundPhoneOf } from '../accounts.ts';
import { answer, badField, ApiError } from '../answer.ts';
import { withLoginThrottle, passwordKeyOf } from '../attempts.ts';
import { refuseWeakPassword, verifyPassword } from '../credentials.ts';
import { isUniqueViolation } from '../db/faults.ts';
import type { Database, UserRow } from '../db/schema.ts';
import { rewardInvitation } from '../invitations.ts';
import { text } from '../params.ts';
import type { Ports } from '../ports.ts';
import { readPayload } from '../request.ts';
import { closeOtherSessions, refuseForeignUid, requireUser } from '../session.ts';
import { checkSmsCode, spendChecked, type CheckedCode } from '../smsCodes.ts';

export const resetSchema = v.object({
  uid: text,
  password,
  oldPassword: v.optional(text),
  smsCode: v.optional(smsCode),
});
export const bindSchema = v.object({ uid: text, phone, smsCode, oldSmsCode: v.optional(smsCode) });

const wrongPassword = () => new ApiError(Code.wrongCredentials, '原密码错误', { data: { field: 'oldPassword' } });

/** Sets the password while it is still the one that was looked at, and ends every other session with it. */
async function setPassword(trx: Transaction<Database>, c: Context, user: UserRow, hash: string): Promise<boolean> {
  const changed = await trx
    .updateTable('users')
    .set({ password_hash: hash })
    .where('uid', '=', user.uid)
    .where('password_hash', user.password_hash === null ? 'is' : '=', user.password_hash)
    .executeTakeFirst();
  await closeOtherSessions(trx, c, user.uid);
  return changed.numUpdatedRows === 1n;
}

async function changePassword(ports: Ports, c: Context, user: UserRow, old: string, next: string): Promise<void> {
  if (user.password_hash === null) throw badField('oldPassword', '您还未设置密码，请通过手机验证设置');
  if (old === '') throw badField('oldPassword', '请输入原密码');
  const known = user.password_hash;
  await withLoginThrottle(ports, c, passwordKeyOf(user), async () => {
    if (!(await verifyPassword(ports.passwords, old, known))) throw wrongPassword();
  });
  if (old === next) throw badField('password', '新密码不能与原密码相同');
  const hash = await ports.passwords.hash(next);
  await ports.db.transaction().execute(async (trx) => {
    if (!(await setPassword(trx, c, user, hash))) throw wrongPassword();
  });
}

const typedAt = (ports: Ports, c: Context, code: string) => ({ code, address: ports.addressOf(c.req.raw, c.env) });

/** By a code to the person's own number, whatever number the payload says. */
async function recoverPassword(ports: Ports, c: Context, user: UserRow, code: string, next: string): Promise<void> {
  const own = boundPhoneOf(user);
  const checked = await withLoginThrottle(ports, c, own, () =>
    checkSmsCode(ports, { phone: own, scene: 'find' }, typedAt(ports, c, code)),
  );
  const hash = await ports.passwords.hash(next);
  await ports.db.transaction().execute(async (trx) => {
    await spendChecked(trx, checked, ports.clock());
    if (!(await setPassword(trx, c, user, hash))) throw new ApiError(Code.general, '密码刚刚被修改，请重试');
  });
}

async function resetPassword(ports: Ports, c: Context): Promise<Response> {
  const user = await requireUser(ports, c);
  const payload = await readPayload(c, resetSchema);
  refuseForeignUid(user, payload.uid);
  await refuseWeakPassword(ports, payload.password, user.login_name ?? '');
  if (payload.password === user.phone) throw badField('password', '密码不能与手机号相同');
  if (payload.smsCode === undefined) await changePassword(ports, c, user, payload.oldPassword ?? '', payload.password);
  else await recoverPassword(ports, c, user, payload.smsCode, payload.password);
  return answer(c, null);
}

/** Both codes of a change are looked at before either is used up, so that a slip in one costs none. */
async function checkBothCodes(
  ports: Ports,
  c: Context,
  user: UserRow,
  request: v.InferOutput<typeof bindSchema>,
): Promise<CheckedCode[]> {
  const checked: CheckedCode[] = [];
  if (user.phone !== null) {
    const own = user.phone;
    const { oldSmsCode } = request;
    if (oldSmsCode === undefined) throw badField('oldSmsCode', '请先验证当前手机号');
    checked.push(
      await withLoginThrottle(ports, c, own, () =>
        checkSmsCode(ports, { phone: own, scene: 'change' }, { ...typedAt(ports, c, oldSmsCode), field: 'oldSmsCode' }),
      ),
    );
  }
  checked.push(
    await withLoginThrottle(ports, c, request.phone, () =>
      checkSmsCode(ports, { phone: request.phone, scene: 'bind' }, typedAt(ports, c, request.smsCode)),
    ),
  );
  return checked;
}

/** The number counts from when the codes are used up; both or neither happen. */
async function setPhone(
  ports: Ports,
  user: UserRow,
  next: string,
  codes: readonly CheckedCode[],
  now: number,
): Promise<void> {
  try {
    await ports.db.transaction().execute(async (trx) => {
      for (const code of codes) await spendChecked(trx, code, now);
      await trx.updateTable('users').set({ phone: next }).where('uid', '=', user.uid).execute();
      await rewardInvitation(ports, trx, user);
    });
  } catch (error) {
    // Told only to who proved to own the number, so nobody learns of others' (T6).
    throw isUniqueViolation(error)
      ? new ApiError(Code.taken, '该手机号已绑定其他账号', { data: { field: 'phone' } })
      : error;
  }
}

async function bind(ports: Ports, c: Context): Promise<Response> {
  const user = await requireUser(ports, c);
  const request = await readPayload(c, bindSchema);
  refuseForeignUid(user, request.uid);
  const codes = await checkBothCodes(ports, c, user, request);
  if (request.phone === user.phone) throw badField('phone', '新手机号不能与当前手机号相同');
  await setPhone(ports, user, request.phone, codes, ports.clock());
  return answer(c, { phoneMasked: maskPhone(request.phone) });
}

/** What an account is opened with: its password and its phone number (spec §7). Whose they are is decided by the token. */
export function credentialRoutes(ports: Ports): Hono {
  return new Hono()
    .post('/api/user/resetPassword', (c) => resetPassword(ports, c))
    .post('/api/user/bind', (c) => bind(ports, c));
}
