import { describe, expect, test } from 'vitest';
import { scaled } from '../prove/scale.ts';
import { postgresIsPresent } from './testing/postgres.ts';
import { IMPATIENT, openPostgresStage, openSqliteStage, type Stage } from './testing/stages.ts';
import { openTraffic, uncleanIn } from './testing/traffic.ts';
import { NORMAL_WITHIN_S, watchOutage } from './testing/watchOutage.ts';

/** No longer than it takes callers to meet it, but where the whole is proved. */
const LASTING = { seconds: scaled(0, 8), connections: scaled(4, 24), crowd: scaled(80, 600) };

/** The server's own limits where the whole is proved. */
const LIMITS = scaled(0, 100) === 0 ? IMPATIENT : undefined;

async function checkOutages(stage: Stage): Promise<void> {
  const traffic = await openTraffic(stage);
  for (const outage of stage.outages) {
    const { during, secondsUntilNormal } = await watchOutage(traffic, outage, LASTING);
    expect(during.unclean, outage.name).toEqual([]);
    expect(secondsUntilNormal, outage.name).toBeLessThan(NORMAL_WITHIN_S);
    if (outage.meets === 'refusals') expect(during.refused, outage.name).toBeGreaterThan(0);
    if (outage.meets !== 'broken lines') expect(during.broken, outage.name).toBe(0);
  }
  const { bought, wrong } = await traffic.settle();
  expect(wrong).toEqual([]);
  expect(bought).toBeGreaterThan(0);
}

describe.each([
  { name: 'SQLite', present: true, open: () => openSqliteStage(LIMITS) },
  {
    name: postgresIsPresent ? 'PostgreSQL' : 'PostgreSQL not present',
    present: postgresIsPresent,
    open: () => openPostgresStage(LIMITS),
  },
])('a database that cannot serve, a server that goes, a crowd · $name', ({ present, open }) => {
  test.runIf(present)(
    'every answer is clean, nothing is half done, and service returns by itself (F15)',
    { timeout: 240_000 },
    async () => {
      const stage = await open();
      try {
        await checkOutages(stage);
      } finally {
        await stage.close();
      }
    },
  );
});

describe('a clean answer', () => {
  const headers = (extra: Record<string, string> = {}) => new Headers({ 'Content-Type': 'application/json', ...extra });
  const refusal = JSON.stringify({ code: 1, msg: '服务繁忙，请稍后再试', data: null });

  test('is 503 with Retry-After, in JSON, with a sentence; what is less, or tells more, is found out', () => {
    expect(uncleanIn({ status: 503, headers: headers({ 'Retry-After': '1' }), text: refusal })).toBeUndefined();
    expect(uncleanIn({ status: 503, headers: headers(), text: refusal })).toBe('503 without Retry-After');
    expect(uncleanIn({ status: 500, headers: headers(), text: refusal })).toContain('500');
    expect(
      uncleanIn({
        status: 503,
        headers: new Headers({ 'Content-Type': 'text/html', 'Retry-After': '1' }),
        text: '<h1>503</h1>',
      }),
    ).toBe('503 that is no JSON');
    expect(uncleanIn({ status: 200, headers: headers(), text: '{"code":1,"msg":"select uid from users"}' })).toContain(
      'tells',
    );
    expect(uncleanIn({ status: 200, headers: headers(), text: '{"code":1,"msg":"pg: no line"}' })).toContain('tells');
    expect(
      uncleanIn({ status: 200, headers: headers(), text: '{"code":0,"data":{"link":"/download?sign=x7-pg-Q2"}}' }),
    ).toBeUndefined();
    expect(
      uncleanIn({ status: 400, headers: headers(), text: 'Error\n    at open (/srv/portal/server/host.ts:12:3)' }),
    ).toContain('tells');
  });
});
