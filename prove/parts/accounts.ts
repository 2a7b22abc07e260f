import { createScryptPasswords } from '#server/nodePasswords.ts';
import { DEFAULT_LIMITS } from '#server/rateLimit.ts';
import { secretDoors, type Door } from '#server/testing/doors.ts';
import { openTestPortal, UNLIMITED } from '#server/testing/portal.ts';
import type { Figure, Part, ProveOptions } from '../figure.ts';

const TRIES = 1000;
const HOUR_MS = 3_600_000;
const WRONG = 1005;

/** Wrong passwords of one account that were looked at, of a thousand within an hour, and what the right one is told then. */
async function guess(limits: typeof DEFAULT_LIMITS): Promise<{ answered: number; right: number }> {
  const { portal, close } = await openTestPortal({ limits });
  const tryOne = async (password: string) =>
    (await portal.call('/api/user/login', { loginName: 'rich01', password })).code;
  let answered = 0;
  for (let attempt = 0; attempt < TRIES; attempt += 1) {
    portal.clock.now += Math.floor(HOUR_MS / (TRIES + 1));
    if ((await tryOne(`wrong-${attempt}`)) === WRONG) answered += 1;
  }
  const right = await tryOne('portal123');
  await close();
  return { answered, right };
}

async function sendAtOnce(limits: typeof DEFAULT_LIMITS): Promise<number> {
  const { portal, close } = await openTestPortal({ limits });
  const answers = await Promise.all(
    Array.from({ length: 50 }, () => portal.call('/api/user/smsCode', { phone: '13912345678', scene: 'login' })),
  );
  await close();
  return answers.filter(({ code }) => code === 0).length;
}

const medianOf = (times: readonly number[]): number =>
  [...times].sort((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0;

async function timeOf({ knock }: Door, known: boolean): Promise<number> {
  const began = performance.now();
  await knock(known);
  return performance.now() - began;
}

/** Times of a door, in ms. The known one is asked twice: how far apart those lie is what the machine alone makes of two equal things. */
type Times = Record<'known' | 'unknown' | 'again', number[]>;

/** Each comes first, second and third as often as the others, and after each of them: whatever one leaves behind meets all alike. */
const ORDERS = [
  ['known', 'unknown', 'again'],
  ['again', 'unknown', 'known'],
  ['unknown', 'known', 'again'],
  ['again', 'known', 'unknown'],
  ['known', 'again', 'unknown'],
  ['unknown', 'again', 'known'],
] as const;

/** How far apart the medians lie, in per cent. */
function gapBetween(one: readonly number[], other: readonly number[]): number {
  const [a, b] = [medianOf(one), medianOf(other)];
  return (100 * Math.abs(a - b)) / Math.max(a, b);
}

/** Asks in turn, so that all three meet the same machine. */
async function timeInTurn(door: Door, rounds: number, times: Times): Promise<void> {
  for (let round = 0; round < rounds; round += 1) {
    for (const asked of ORDERS[round % ORDERS.length] ?? []) times[asked].push(await timeOf(door, asked !== 'unknown'));
  }
}

type Gap = { gap: number; spread: number; rounds: number };

/** While even equal things lie too far apart the machine is too busy to judge, and more is asked: so often at most. */
const BATCHES = 4;

const APART = 5;

async function gapOf(door: Door, rounds: number): Promise<Gap> {
  const times: Times = { known: [], unknown: [], again: [] };
  await timeInTurn(door, 5, { known: [], unknown: [], again: [] });
  let result: Gap = { gap: 0, spread: Infinity, rounds: 0 };
  for (let batch = 1; batch <= BATCHES && result.spread >= APART; batch += 1) {
    await timeInTurn(door, rounds, times);
    const known = [...times.known, ...times.again];
    result = {
      gap: gapBetween(known, times.unknown),
      spread: gapBetween(times.known, times.again),
      rounds: rounds * batch,
    };
  }
  return result;
}

/** A login that looks at the password only where there is an account. */
async function hastyDoor(): Promise<Door> {
  const passwords = createScryptPasswords();
  const stored = await passwords.hash('secret-1');
  const refusal = { status: 200, headers: new Headers(), text: '用户名或密码错误' };
  return {
    name: 'a login that hashes for known names alone',
    async knock(known) {
      if (known) await passwords.verify('wrong-pass', stored);
      return refusal;
    },
  };
}

async function controlOf(door: Door): Promise<NonNullable<Figure['control']>> {
  const { gap } = await gapOf(door, 20);
  return { name: door.name, value: `${gap.toFixed(0)} %`, target: `> ${APART} %`, holds: gap > APART };
}

const percent = (gap: number): string => `${gap.toFixed(1)} %`;

async function* timing({ scale }: ProveOptions): AsyncIterable<Figure> {
  const asked = Math.max(20, Math.round(500 * scale));
  const { portal, close } = await openTestPortal({ limits: UNLIMITED, passwords: createScryptPasswords() });
  const doors = await secretDoors(portal);
  const control = await controlOf(await hastyDoor());
  for (const door of doors) {
    const { gap, spread, rounds } = await gapOf(door, asked);
    const target = `< ${APART} %`;
    yield {
      name: `${door.name}: medians of known and unknown apart, n = ${rounds}`,
      value: percent(gap),
      target,
      holds: gap < APART,
      control,
    };
    yield {
      name: `${door.name}: known and known apart, by which the machine can judge at all`,
      value: percent(spread),
      target,
      holds: spread < APART,
    };
  }
  await close();
}

async function* figures(options: ProveOptions): AsyncIterable<Figure> {
  const [limited, free] = [await guess(DEFAULT_LIMITS), await guess(UNLIMITED)];
  yield {
    name: `${TRIES} wrong passwords within an hour: looked at`,
    value: limited.answered,
    target: '<= 25',
    holds: limited.answered > 0 && limited.answered <= 25,
    control: { name: 'without limits', value: free.answered, target: `${TRIES}`, holds: free.answered === TRIES },
  };
  yield {
    name: 'the right password while limited: code',
    value: limited.right,
    target: '1002',
    holds: limited.right === 1002,
    control: { name: 'without limits', value: free.right, target: '0', holds: free.right === 0 },
  };
  const [sent, freely] = [await sendAtOnce(DEFAULT_LIMITS), await sendAtOnce(UNLIMITED)];
  yield {
    name: '50 codes asked for at once: sent',
    value: sent,
    target: '1',
    holds: sent === 1,
    control: { name: 'without limits', value: freely, target: '50', holds: freely === 50 },
  };
  yield* timing(options);
}

export const accounts: Part = { id: 'accounts', title: 'guessing and enumeration (T5, T6, T7)', figures };
