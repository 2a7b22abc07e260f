import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createReadingSaver } from './readerSaver.ts';

function setUp() {
  const deps = { keep: vi.fn(), send: vi.fn() };
  return { ...deps, saver: createReadingSaver(deps) };
}

describe('createReadingSaver', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('keeps at most once a second however fast somebody scrolls, and always the last place', () => {
    const { saver, keep, send } = setUp();
    for (let step = 1; step <= 600; step += 1) {
      saver.move({ page: 1 + Math.floor(step / 60), offset: (step % 60) / 60 });
      vi.advanceTimersByTime(1000 / 60);
    }
    expect(keep.mock.calls.length).toBeLessThanOrEqual(10);
    expect(send.mock.calls.length).toBeLessThanOrEqual(2);
    vi.advanceTimersByTime(5000);
    expect(keep).toHaveBeenLastCalledWith({ page: 11, offset: 0, finished: false });
    expect(send).toHaveBeenLastCalledWith({ page: 11, offset: 0, finished: false });
  });

  it('saves on leaving what is not saved yet, once', () => {
    const { saver, keep, send } = setUp();
    saver.move({ page: 7, offset: 0.5 });
    saver.flush();
    saver.flush();
    vi.advanceTimersByTime(10_000);
    expect(keep).toHaveBeenCalledExactlyOnceWith({ page: 7, offset: 0.5, finished: false });
    expect(send).toHaveBeenCalledOnce();
  });

  it('saves nothing of who has been nowhere', () => {
    const { saver, keep } = setUp();
    saver.flush();
    expect(keep).not.toHaveBeenCalled();
  });

  it('does not take a finish back when somebody scrolls up again', () => {
    const { saver, keep } = setUp();
    saver.finish();
    saver.move({ page: 2, offset: 0.1 });
    saver.flush();
    expect(keep).toHaveBeenLastCalledWith({ page: 2, offset: 0.1, finished: true });
  });
});
