import type { Kysely } from 'kysely';
import { Code } from '#domain/envelope.ts';
import { ApiError } from './answer.ts';
import { wasOpenedFrom } from './attempts.ts';
import type { Database } from './db/schema.ts';
import { equalInConstantTime, newId, randomDigits, sha256 } from './encoding.ts';
import type { Ports, SmsScene } from './ports.ts';
import { countHit, restoreLimit, consumeLimit } from './rateLimit.ts';

const VALID_MS = 5 * 60_000;
/** Attempts per code, from one address and from all, so that others cannot exhaust its owner's. */
const TRIES_HERE = 5;
const MAX_TRIES = 2 * TRIES_HERE;

/** The code of every message in demo mode, so that a visitor needs no phone. */
const DEMO_CODE = '123456';

/** Seconds a code is valid, and until the next may be sent. */
export type SentCode = { expireIn: number; retryAfter: number };

type Target = { phone: string; scene: SmsScene };

/** Bound to number and purpose by the hash itself: a code for one never fits another (T7). */
const hashOf = ({ phone, scene }: Target, code: string): Promise<string> => sha256(`${phone}:${scene}:${code}`);

type Hit = { call: 'smsAddress' | 'smsPlace' | 'smsPause' | 'smsPhone'; key: string };

/** The limits of a message: an address the owner logged in from is exempt from the number's overall limit. */
async function hitsOf(ports: Ports, phone: string, address: string): Promise<readonly Hit[]> {
  const hits: readonly Hit[] = [
    { call: 'smsPause', key: phone },
    { call: 'smsPlace', key: `${phone}:${address}` },
    { call: 'smsAddress', key: address },
  ];
  return (await wasOpenedFrom(ports, phone, address)) ? hits : [...hits, { call: 'smsPhone', key: phone }];
}

function notSent({ onFault }: Ports, cause: unknown): ApiError {
  onFault(cause);
  return new ApiError(Code.general, '短信发送失败，请稍后重试');
}

/** Consumes all limits or none, so that a throttled caller does not exhaust anybody's number. */
async function takeAll(ports: Ports, hits: readonly Hit[], now: number): Promise<void> {
  const taken: Hit[] = [];
  for (const hit of hits) {
    try {
      await consumeLimit(ports.db, ports.limits, { ...hit, now });
      taken.push(hit);
    } catch (cause) {
      await giveBack(ports, taken);
      throw cause;
    }
  }
}

async function giveBack({ db, limits }: Ports, hits: readonly Hit[]): Promise<void> {
  for (const hit of hits) await restoreLimit(db, limits, hit);
}

/**
 * Sends a code, alike for known and unknown numbers (T6). It replaces the previous code only once the provider has accepted
 * it; if not, the previous one stays valid and the limits are restored.
 */
export async function sendSmsCode(ports: Ports, target: Target, address: string): Promise<SentCode> {
  const now = ports.clock();
  const { db, limits } = ports;
  const hits = await hitsOf(ports, target.phone, address);
  await takeAll(ports, hits, now);
  const code = ports.mode === 'demo' ? DEMO_CODE : randomDigits(ports.random, 6);
  try {
    await ports.sms.send({ ...target, code, sentAt: now });
  } catch (cause) {
    await giveBack(ports, hits);
    throw cause instanceof ApiError ? cause : notSent(ports, cause);
  }
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
  return { expireIn: VALID_MS / 1000, retryAfter: Math.ceil((limits.smsPause[0]?.windowMs ?? 0) / 1000) };
}

/** Where a code was typed: a change of number asks for two. */
type CodeField = 'smsCode' | 'oldSmsCode';

/** A correct code that is still unused. */
export type CheckedCode = { id: string; field: CodeField };

const wrongCode = (field: CodeField) => new ApiError(Code.wrongSmsCode, '验证码错误或已过期', { data: { field } });

/** Every check of a code costs one attempt, also concurrent ones. */
async function spendTry(
  ports: Ports,
  target: Target,
  address: string,
): Promise<{ id: string; code_hash: string } | undefined> {
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
  const here = { max: TRIES_HERE, windowMs: VALID_MS };
  if (!(await countHit(ports.db, `codeTry:${newest.id}:${address}`, here, now))) return undefined;
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

/** A code somebody typed, and at which address. */
export type TypedCode = { code: string; address: string; field?: CodeField };

/** Verifies the newest code of a number and purpose without consuming it; else 1003. */
export async function checkSmsCode(
  ports: Ports,
  target: Target,
  { code, address, field = 'smsCode' }: TypedCode,
): Promise<CheckedCode> {
  const open = await spendTry(ports, target, address);
  if (!open || !equalInConstantTime(open.code_hash, await hashOf(target, code))) throw wrongCode(field);
  return { id: open.id, field };
}

/** Consumes a code: of two concurrent calls one is refused with 1003. */
export async function spendChecked(db: Kysely<Database>, { id, field }: CheckedCode, now: number): Promise<void> {
  const used = await db
    .updateTable('sms_codes')
    .set({ used_at: now })
    .where('id', '=', id)
    .where('used_at', 'is', null)
    .executeTakeFirst();
  if (used.numUpdatedRows !== 1n) throw wrongCode(field);
}

/** Verifies and consumes the newest code of a number and purpose; else 1003. */
export async function spendSmsCode(ports: Ports, target: Target, typed: TypedCode): Promise<void> {
  await spendChecked(ports.db, await checkSmsCode(ports, target, typed), ports.clock());
}
