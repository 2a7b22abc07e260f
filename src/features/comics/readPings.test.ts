import { describe, expect, it, vi } from 'vitest';
import { createReadPings, STEP_MS } from './readPings.ts';

/** Reads from `from` to `to`, in ms, and turns a page whenever told. */
function read({ to, turnsAt = [] }: { to: number; turnsAt?: number[] }) {
  const report = vi.fn();
  const pings = createReadPings(0, report);
  for (let now = STEP_MS; now <= to; now += STEP_MS) {
    if (turnsAt.includes(now)) pings.sign(now);
    pings.step(now);
  }
  return report;
}

describe('pings of reading', () => {
  it('come once per half minute', () => {
    expect(read({ to: 25_000 })).not.toHaveBeenCalled();
    expect(read({ to: 30_000 }).mock.calls).toEqual([[30]]);
    expect(read({ to: 60_000, turnsAt: [30_000] }).mock.calls).toEqual([[30], [30]]);
  });

  it('end when nothing has moved for a minute, and go on with the next page', () => {
    expect(read({ to: 600_000 })).toHaveBeenCalledOnce();
    expect(read({ to: 600_000, turnsAt: [300_000] })).toHaveBeenCalledTimes(3);
  });
});
