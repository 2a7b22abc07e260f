import { afterAll, vi } from 'vitest';

/** Files share one process: what one of them leaves behind would be met by the next, in an order that differs from run to run. */
afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});
