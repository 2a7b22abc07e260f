import { Hono, type Context } from 'hono';
import * as v from 'valibot';
import { Code } from '#domain/envelope.ts';
import { loginId, loginName, password, phone, smsCode } from '../accountFields.ts';
import {
  accountOf,
  boundPhoneOf,
  createUser,
  findByLoginId,
  findByLoginName,
  findByPhone,
  nameTaken,
  type NewUser,
} from '../accounts.ts';
import { answer, notFound, ApiError } from '../answer.ts';
import { withLoginThrottle } from '../attempts.ts';
import type { UserRow } from '../db/schema.ts';
import { channelId, inviteCode, text } from '../params.ts';
import type { Ports, SmsScene } from '../ports.ts';
import { consumeLimit } from '../rateLimit.ts';
import { remindOfExpiry } from '../reminders.ts';
import { readPayload } from '../request.ts';
import { closeSession, openSession, refuseForeignUid, requireUser } from '../session.ts';
import { sendSmsCode, spendSmsCode } from '../smsCodes.ts';
import { refuseWeakPassword, verifyPassword } from '../credentials.ts';
import { statusOf } from '../status.ts';

export const registerSchema = v.object({ loginName, password, inviteCode, channelID: channelId });
export const loginSchema = v.object({ loginName: loginId, password });
/** Whoever proves to be the owner of a number they bound needs not say it, nor can they name another. */
export const smsSchema = v.variant('scene', [
  v.object({ scene: v.picklist(['login', 'bind']), phone }),
  v.object({ scene: v.picklist(['find', 'change']) }),
]);
/** Whoever has an account needs no code, and there is no field here to mend one in. */
export const phoneLoginSchema = v.object({
  phone,
  smsCode,
  inviteCode: v.fallback(inviteCode, ''),
  channelID: channelId,
});
export const uidSchema = v.object({ uid: text });

/** A login ends the session it came with: whoever held that token has nothing of the next one's (T8). */
async function answerAccount(ports: Ports, c: Context, user: UserRow, newAccount: 0 | 1): Promise<Response> {
  await closeSession(ports, c);
  return answer(c, await accountOf(ports, user, await openSession(ports, user.uid), newAccount));
}

async function register(ports: Ports, c: Context): Promise<Response> {
  const payload = await readPayload(c, registerSchema);
  await refuseWeakPassword(ports, payload.password, payload.loginName);
  const key = ports.addressOf(c.req.raw, c.env);
  await consumeLimit(ports.db, ports.limits, { call: 'registerAddress', key, now: ports.clock() });
  if (await findByLoginName(ports, payload.loginName)) throw nameTaken();
  const user = await createUser(ports, {
    loginName: payload.loginName,
    passwordHash: await ports.passwords.hash(payload.password),
    inviteCode: payload.inviteCode,
    channelId: payload.channelID,
  });
  if (!user) throw nameTaken();
  return answerAccount(ports, c, user, 1);
}

/** Tries of a number's password count with those of its codes, whether or not an account has it (T5, T6). */
async function login(ports: Ports, c: Context): Promise<Response> {
  const payload = await readPayload(c, loginSchema);
  const user = await withLoginThrottle(ports, c, payload.loginName.toLowerCase(), async () => {
    const found = await findByLoginId(ports, payload.loginName);
    const right = await verifyPassword(ports.passwords, payload.password, found?.password_hash ?? undefined);
    if (!found || !right) throw new ApiError(Code.wrongCredentials, '用户名或密码错误');
    return found;
  });
  return answerAccount(ports, c, user, 0);
}

/** Who owns the number was proven by the code, so an unknown number may be told now (1201). */
async function loginWithPhone(ports: Ports, c: Context, mayRegister: boolean): Promise<Response> {
  const payload = await readPayload(c, phoneLoginSchema);
  await withLoginThrottle(ports, c, payload.phone, () =>
    spendSmsCode(
      ports,
      { phone: payload.phone, scene: 'login' },
      { code: payload.smsCode, address: ports.addressOf(c.req.raw, c.env) },
    ),
  );
  const known = await findByPhone(ports, payload.phone);
  if (known) return answerAccount(ports, c, known, 0);
  if (!mayRegister) throw notFound('该手机号未注册');
  const from: NewUser = { phone: payload.phone, inviteCode: payload.inviteCode, channelId: payload.channelID };
  const created = await createUser(ports, from);
  const user = created ?? (await findByPhone(ports, payload.phone));
  if (!user) throw notFound('该手机号未注册');
  return answerAccount(ports, c, user, created ? 1 : 0);
}

/** The number a code goes to. For everything but login the person must be known. */
async function targetOf(ports: Ports, c: Context): Promise<{ phone: string; scene: SmsScene }> {
  const asked = await readPayload(c, smsSchema);
  if (asked.scene === 'login') return asked;
  const user = await requireUser(ports, c);
  if ('phone' in asked) return asked;
  return { scene: asked.scene, phone: boundPhoneOf(user) };
}

async function sendCode(ports: Ports, c: Context): Promise<Response> {
  const target = await targetOf(ports, c);
  return answer(c, await sendSmsCode(ports, target, ports.addressOf(c.req.raw, c.env)), '验证码已发送');
}

async function readStatus(ports: Ports, c: Context): Promise<Response> {
  const user = await requireUser(ports, c);
  refuseForeignUid(user, (await readPayload(c, uidSchema)).uid);
  await remindOfExpiry(ports, user);
  return answer(c, await statusOf(ports.db, user, ports.clock()));
}

/** Registration, the ways in and out, and what the server knows of a person (spec §7 "User and account"). */
export function accountRoutes(ports: Ports): Hono {
  return new Hono()
    .post('/api/user/registerWithName', (c) => register(ports, c))
    .post('/api/user/login', (c) => login(ports, c))
    .post('/api/user/smsCode', (c) => sendCode(ports, c))
    .post('/api/user/loginWithPhone', (c) => loginWithPhone(ports, c, ports.phoneAutoRegister))
    .post('/api/user/loginPhoneWithoutRegister', (c) => loginWithPhone(ports, c, false))
    .post('/api/user/center/me', (c) => readStatus(ports, c))
    .post('/api/user/logout', async (c) => {
      await closeSession(ports, c);
      return answer(c, null);
    });
}
