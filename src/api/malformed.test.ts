import { beforeAll, describe, expect, test } from 'vitest';
import { scaled } from '../../prove/scale.ts';
import { createAnsweredCalls } from './answeredCalls.fixtures.ts';
import { createApi } from './createApi.ts';
import { createTestClient } from './api.fixtures.ts';
import { recordGoodAnswers } from './goodAnswers.fixtures.ts';
import { MALFORMED_ANSWERS, parserAnswers } from './malformedAnswers.fixtures.ts';

/** Of so many answers one. */
const SHARE = Math.round(40 / scaled(1, 40));

let good: ReadonlyMap<string, string> = new Map();
beforeAll(async () => {
  good = await recordGoodAnswers();
});

/** Every answer meets some call and every call some answers; all of them meet in `npm run prove -- answers`. */
const isMyTurn = (call: number, answer: number): boolean => (call * 7 + answer) % SHARE === 0;

describe('reliability F1, F2: whatever the server answers', () => {
  test('every call of the api is there, and is answered by the reference server', async () => {
    const api = createApi(createTestClient('http://portal.test').client);
    const known = Object.entries(api).flatMap(([area, calls]) => Object.keys(calls).map((name) => `${area}.${name}`));
    const calls = createAnsweredCalls();
    expect(calls.names).toEqual(known);
    for (const name of calls.names) {
      const text = good.get(name) ?? '';
      const answer = { name, status: 200, type: 'application/json', body: () => new TextEncoder().encode(text) };
      expect(await calls.answer(name, answer, text), name).toMatchObject({ kind: 'data' });
    }
  });

  test('a call gives data of its schema or rejects with an ApiError in Chinese', {
    timeout: 30_000 + scaled(0, 600_000),
  }, async () => {
    const calls = createAnsweredCalls();
    const faults: string[] = [];
    const seen = { data: 0, refused: 0, fault: 0 };
    for (const [number, name] of calls.names.entries()) {
      for (const [index, answer] of [...MALFORMED_ANSWERS, ...parserAnswers()].entries()) {
        if (!isMyTurn(number, index)) continue;
        const verdict = await calls.answer(name, answer, good.get(name) ?? '');
        seen[verdict.kind] += 1;
        if (verdict.kind === 'fault') faults.push(`${name} with ${answer.name}: ${verdict.why}`);
      }
    }
    expect(faults).toEqual([]);
    // Both ways are walked: what can be read is read.
    expect(seen.data).toBeGreaterThan(50);
    expect(seen.refused).toBeGreaterThan(1000);
  });

  test('the same answers do get past a client that believes them', async () => {
    const calls = createAnsweredCalls({ trusting: true });
    const verdicts = await Promise.all(
      MALFORMED_ANSWERS.slice(0, 60).map((answer) =>
        calls.answer('recharge.ledger', answer, good.get('recharge.ledger') ?? ''),
      ),
    );
    expect(verdicts.filter(({ kind }) => kind === 'fault').length).toBeGreaterThan(50);
  });
});
