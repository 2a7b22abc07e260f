import { expect, test } from 'vitest';
import { createScryptPasswords } from '#server/nodePasswords.ts';
import { authEndpoints, type AuthEndpoint } from '#server/testing/authEndpoints.ts';
import { openTestPortal, UNLIMITED } from '#server/testing/portal.ts';
import { scaled } from './scale.ts';

/** How far apart medians may lie, in per cent. */
const APART = 5;

const ROUNDS = scaled(20, 500);

/** While even equal things lie too far apart the machine is too busy to judge, and more is asked: so often at most. */
const BATCHES = 4;

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

const medianOf = (times: readonly number[]): number => times.toSorted((a, b) => a - b)[times.length >> 1] ?? 0;

function gapBetween(one: readonly number[], other: readonly number[]): number {
  const [a, b] = [medianOf(one), medianOf(other)];
  return (100 * Math.abs(a - b)) / Math.max(a, b);
}

/** Asks in turn, so that all three meet the same machine. */
async function timeInTurn({ send }: AuthEndpoint, rounds: number, times: Times): Promise<void> {
  for (let round = 0; round < rounds; round += 1) {
    for (const asked of ORDERS[round % ORDERS.length] ?? []) {
      const began = performance.now();
      await send(asked !== 'unknown');
      times[asked].push(performance.now() - began);
    }
  }
}

/** How far apart known and unknown lie, and known and known. */
async function gapOf(endpoint: AuthEndpoint, rounds: number): Promise<{ gap: number; spread: number }> {
  const times: Times = { known: [], unknown: [], again: [] };
  await timeInTurn(endpoint, 5, { known: [], unknown: [], again: [] });
  let result = { gap: 0, spread: Infinity };
  for (let batch = 1; batch <= BATCHES && result.spread >= APART; batch += 1) {
    await timeInTurn(endpoint, rounds, times);
    result = {
      gap: gapBetween([...times.known, ...times.again], times.unknown),
      spread: gapBetween(times.known, times.again),
    };
  }
  return result;
}

const LASTING = { timeout: 60_000 + ROUNDS * 20_000 };

test('no door tells by its time who has an account (T6)', LASTING, async () => {
  const { portal, close } = await openTestPortal({ limits: UNLIMITED, passwords: createScryptPasswords() });
  for (const endpoint of await authEndpoints(portal)) {
    const { gap, spread } = await gapOf(endpoint, ROUNDS);
    console.log(
      `${endpoint.name}: known and unknown ${gap.toFixed(1)} % apart, known and known ${spread.toFixed(1)} %`,
    );
    expect(spread, `${endpoint.name}: whether the machine can judge at all`).toBeLessThan(APART);
    expect(gap, endpoint.name).toBeLessThan(APART);
  }
  await close();
});

test('a login that hashes for known names alone is found out', LASTING, async () => {
  const passwords = createScryptPasswords();
  const stored = await passwords.hash('secret-1');
  const send = async (known: boolean) => {
    if (known) await passwords.verify('wrong-pass', stored);
    return { status: 200, headers: new Headers(), text: '' };
  };
  expect((await gapOf({ name: 'hasty', send }, 20)).gap).toBeGreaterThan(APART);
});
