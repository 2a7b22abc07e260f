import { describe, expect, it, vi } from 'vitest';
import { createReadingHeartbeat, STEP_MS } from './useReadingHeartbeat.ts';

/** Reads from `from` to `to`, in ms, and turns a page at the times given. */
function read({ to, turnsAt = [] }: { to: number; turnsAt?: number[] }) {
  const report = vi.fn();
  const heartbeat = createReadingHeartbeat(0, report);
  for (let now = STEP_MS; now <= to; now += STEP_MS) {
    if (turnsAt.includes(now)) heartbeat.onActivity(now);
    heartbeat.onStep(now);
  }
  return report;
}

describe('the reading heartbeat', () => {
  it('comes once per half minute', () => {
    expect(read({ to: 25_000 })).not.toHaveBeenCalled();
    expect(read({ to: 30_000 }).mock.calls).toEqual([[30]]);
    expect(read({ to: 60_000, turnsAt: [30_000] }).mock.calls).toEqual([[30], [30]]);
  });

  it('stops when nothing has moved for a minute, and goes on with the next page', () => {
    expect(read({ to: 600_000 })).toHaveBeenCalledOnce();
    expect(read({ to: 600_000, turnsAt: [300_000] })).toHaveBeenCalledTimes(3);
  });
});
