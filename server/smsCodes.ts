import type { Kysely } from 'kysely';
import { Code } from '#domain/envelope.ts';
import { ApiError } from './answer.ts';
import { wasOpenedFrom } from './attempts.ts';
import type { Database } from './db/schema.ts';
import { equalInConstantTime, newId, randomDigits, sha256 } from './encoding.ts';
import type { Ports, SmsScene } from './ports.ts';
import { countHit, restoreLimit, consumeLimit } from './rateLimit.ts';

const VALID_MS = 5 * 60_000;
/** Of one code, from one address and from all of them: guesses from elsewhere do not use up its owner's tries. */
const TRIES_HERE = 5;
const MAX_TRIES = 2 * TRIES_HERE;

/** The code of every message in demo mode, so that a visitor needs no phone. */
const DEMO_CODE = '123456';

/** Seconds a code lasts, and until another may be asked for. */
export type SentCode = { expireIn: number; retryAfter: number };

type Target = { phone: string; scene: SmsScene };

/** Bound to number and purpose by the hash itself: a code for one never fits another (T7). */
const hashOf = ({ phone, scene }: Target, code: string): Promise<string> => sha256(`${phone}:${scene}:${code}`);

type Hit = { call: 'smsAddress' | 'smsPlace' | 'smsPause' | 'smsPhone'; key: string };

/** What a message counts against: where a number's owner was seen before, messages asked for elsewhere count for nothing. */
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

/** Takes all hits, or none of them and refuses: one that is held up takes no message from anybody's number. */
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
 * Sends a code. Whether the number is known makes no difference to anything (T6). A code counts from
 * when it is on its way: where the operator takes no message, the code before stays good, and another may
 * be asked for at once.
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

/** A code that was right and can still be used up. */
export type CheckedCode = { id: string; field: CodeField };

const wrongCode = (field: CodeField) => new ApiError(Code.wrongSmsCode, '验证码错误或已过期', { data: { field } });

/** Each look at a code costs one of its tries, also when many look at once. */
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

/** Looks whether this is the newest code of a number and purpose, without using it up; refuses with 1003. */
export async function checkSmsCode(
  ports: Ports,
  target: Target,
  { code, address, field = 'smsCode' }: TypedCode,
): Promise<CheckedCode> {
  const open = await spendTry(ports, target, address);
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
export async function spendSmsCode(ports: Ports, target: Target, typed: TypedCode): Promise<void> {
  await spendChecked(ports.db, await checkSmsCode(ports, target, typed), ports.clock());
}
