import type { Kysely } from 'kysely';
import { Code } from '#domain/envelope.ts';
import { Refusal } from './answer.ts';
import type { Database } from './db/schema.ts';
import { equalInConstantTime, newId, randomDigits, sha256 } from './encoding.ts';
import type { Ports, SmsScene } from './ports.ts';
import { returnHit, takeHit } from './rateLimit.ts';

const VALID_MS = 5 * 60_000;
const MAX_TRIES = 5;

/** The code of every message in demo mode, so that a visitor needs no phone. */
const DEMO_CODE = '123456';

/** Seconds a code lasts, and until another may be asked for. */
export type SentCode = { expireIn: number; retryAfter: number };

type Target = { phone: string; scene: SmsScene };

/** Bound to number and purpose by the hash itself: a code for one never fits another (T7). */
const hashOf = ({ phone, scene }: Target, code: string): Promise<string> => sha256(`${phone}:${scene}:${code}`);

/** Sends a code. Whether the number is known makes no difference to anything (T6). */
export async function sendSmsCode(ports: Ports, target: Target, address: string): Promise<SentCode> {
  const now = ports.clock();
  const { db, limits } = ports;
  const ofNumber = { call: 'smsPhone', key: target.phone } as const;
  await takeHit(db, limits, { ...ofNumber, now });
  try {
    await takeHit(db, limits, { call: 'smsAddress', key: address, now });
  } catch (cause) {
    // An address that is held up takes no message from anybody's number.
    await returnHit(db, limits, ofNumber);
    throw cause;
  }
  const code = ports.mode === 'demo' ? DEMO_CODE : randomDigits(ports.random, 6);
  await db
    .insertInto('sms_codes')
    .values({
      id: newId(ports.random),
      phone: target.phone,
      scene: target.scene,
      code_hash: await hashOf(target, code),
      tries: 0,
      used_at: null,
      created_at: now,
      expires_at: now + VALID_MS,
    })
    .execute();
  await ports.sms.send({ ...target, code, sentAt: now });
  return { expireIn: VALID_MS / 1000, retryAfter: Math.ceil((limits.smsPhone[0]?.windowMs ?? 0) / 1000) };
}

/** Where a code was typed: a change of number asks for two. */
type CodeField = 'smsCode' | 'oldSmsCode';

/** A code that was right and can still be used up. */
export type CheckedCode = { id: string; field: CodeField };

const wrongCode = (field: CodeField) => new Refusal(Code.wrongSmsCode, '验证码错误或已过期', { data: { field } });

/** Each look at a code costs one of its tries, also when many look at once. */
async function spendTry(ports: Ports, target: Target): Promise<{ id: string; code_hash: string } | undefined> {
  const now = ports.clock();
  const newest = await ports.db
    .selectFrom('sms_codes')
    .select('id')
    .where('phone', '=', target.phone)
    .where('scene', '=', target.scene)
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (!newest) return undefined;
  return ports.db
    .updateTable('sms_codes')
    .set((eb) => ({ tries: eb('tries', '+', 1) }))
    .where('id', '=', newest.id)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .where('tries', '<', MAX_TRIES)
    .returning(['id', 'code_hash'])
    .executeTakeFirst();
}

/** Looks whether this is the newest code of a number and purpose, without using it up; refuses with 1003. */
export async function checkSmsCode(
  ports: Ports,
  target: Target,
  code: string,
  field: CodeField = 'smsCode',
): Promise<CheckedCode> {
  const open = await spendTry(ports, target);
  if (!open || !equalInConstantTime(open.code_hash, await hashOf(target, code))) throw wrongCode(field);
  return { id: open.id, field };
}

/** Uses a code up: of two who bring the same one at once, one is refused with 1003. */
export async function spendChecked(db: Kysely<Database>, { id, field }: CheckedCode, now: number): Promise<void> {
  const used = await db
    .updateTable('sms_codes')
    .set({ used_at: now })
    .where('id', '=', id)
    .where('used_at', 'is', null)
    .executeTakeFirst();
  if (used.numUpdatedRows !== 1n) throw wrongCode(field);
}

/** Uses up the newest code of a number and purpose, or refuses with 1003. */
export async function spendSmsCode(ports: Ports, target: Target, code: string): Promise<void> {
  await spendChecked(ports.db, await checkSmsCode(ports, target, code), ports.clock());
}
