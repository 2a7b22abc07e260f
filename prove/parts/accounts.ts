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
  const tryOne = async (password: string) => (await portal.call('/api/user/login', { loginName: 'rich01', password })).code;
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
  const answers = await Promise.all(Array.from({ length: 50 }, () => portal.call('/api/user/smsCode', { phone: '13912345678', scene: 'login' })));
  await close();
  return answers.filter(({ code }) => code === 0).length;
}

const medianOf = (times: readonly number[]): number => [...times].sort((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0;

async function timeOf({ knock }: Door, known: boolean): Promise<number> {
  const began = performance.now();
  await knock(known);
  return performance.now() - began;
}

/** How far apart the medians lie, in per cent; the two are asked in turn, so that both meet the same machine. */
async function gapOf(door: Door, rounds: number): Promise<number> {
  const times: { known: number[]; unknown: number[] } = { known: [], unknown: [] };
  for (let round = 0; round < rounds; round += 1) {
    for (const known of round % 2 === 0 ? [true, false] : [false, true]) times[known ? 'known' : 'unknown'].push(await timeOf(door, known));
  }
  const [known, unknown] = [medianOf(times.known), medianOf(times.unknown)];
  return (100 * Math.abs(known - unknown)) / Math.max(known, unknown);
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
  const gap = await gapOf(door, 20);
  return { name: door.name, value: `${gap.toFixed(0)} %`, target: '> 5 %', holds: gap > 5 };
}

async function* timing({ scale }: ProveOptions): AsyncIterable<Figure> {
  const rounds = Math.max(20, Math.round(500 * scale));
  const { portal, close } = await openTestPortal({ limits: UNLIMITED, passwords: createScryptPasswords() });
  const doors = await secretDoors(portal);
  const control = await controlOf(await hastyDoor());
  for (const door of doors) {
    await gapOf(door, 5);
    const gap = await gapOf(door, rounds);
    yield {
      name: `${door.name}: medians of known and unknown apart, n = ${rounds}`,
      value: `${gap.toFixed(1)} %`,
      target: '< 5 %',
      holds: gap < 5,
      control,
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
    name: 'the right password while limited: code', value: limited.right, target: '1002', holds: limited.right === 1002,
    control: { name: 'without limits', value: free.right, target: '0', holds: free.right === 0 },
  };
  const [sent, freely] = [await sendAtOnce(DEFAULT_LIMITS), await sendAtOnce(UNLIMITED)];
  yield {
    name: '50 codes asked for at once: sent', value: sent, target: '1', holds: sent === 1,
    control: { name: 'without limits', value: freely, target: '50', holds: freely === 50 },
  };
  yield* timing(options);
}

export const accounts: Part = { id: 'accounts', title: 'guessing and enumeration (T5, T6, T7)', figures };
