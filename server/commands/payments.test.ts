import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { migrate } from '../db/migrations.ts';
import { settlePayment } from '../payments.ts';
import { testDatabases, withDatabase } from '../testing/testDatabases.ts';

const SCRIPT = join(import.meta.dirname, 'payments.mjs');

const PAID = Date.UTC(2026, 5, 30, 4);

test.for(testDatabases)(
  'the queue of payments is shown, and left by what was given back · $name',
  async ({ present, open }, { skip }) => {
    skip(!present);
    const database = await open();
    const run = (...words: string[]) => {
      const { status, stdout, stderr } = spawnSync(process.execPath, [SCRIPT, ...words], {
        env: { PATH: process.env['PATH'], ...database.env },
        encoding: 'utf8',
      });
      return { status, text: stdout + stderr };
    };
    try {
      await withDatabase(database, async (db) => {
        await migrate(db);
        const random = (length: number) => crypto.getRandomValues(new Uint8Array(length));
        const notice = { orderId: 'o-1', transactionId: 'alipay-7', amountFen: 3050, paidAt: PAID };
        await settlePayment({ db, clock: () => PAID, random }, notice);
      });
      const { status, text } = run();
      expect(status).toBe(0);
      expect(text).toContain('30.50 yuan to refund');
      expect(text).toMatch(
        /refund \(unknown\)\s+30\.50 yuan\s+order o-1\s+transaction alipay-7\s+paid 2026-06-30T04:00/,
      );
      const id = /^\S+/.exec(text)?.[0] ?? '';
      expect(run('dismissed', id)).toMatchObject({ status: 1 });
      expect(run('sold', id).text).toContain('Unknown command "sold"');
      expect(run('refunded', id)).toMatchObject({ status: 0, text: `${id}  refunded\n` });
      expect(run().text).toBe('Nothing waits.\n');
    } finally {
      database.remove();
    }
  },
);
