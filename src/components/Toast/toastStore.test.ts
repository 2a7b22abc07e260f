import { describe, expect, it, vi } from 'vitest';
import { createToastStore, type Schedule } from './toastStore.ts';

/** A clock that moves by hand. */
function createClock() {
  let now = 0;
  const jobs = new Set<{ at: number; run: () => void }>();
  const schedule: Schedule = (run, ms) => {
    const job = { at: now + ms, run };
    jobs.add(job);
    return () => jobs.delete(job);
  };
  const advance = (ms: number) => {
    const end = now + ms;
    for (;;) {
      const [next] = [...jobs].filter(({ at }) => at <= end).sort((a, b) => a.at - b.at);
      if (!next) break;
      jobs.delete(next);
      now = next.at;
      next.run();
    }
    now = end;
  };
  return { schedule, advance, jobs };
}

function setUp() {
  const clock = createClock();
  const store = createToastStore({ schedule: clock.schedule });
  const live = () => store.getSnapshot().filter(({ leaving }) => !leaving);
  return { clock, store, live };
}

describe('showing', () => {
  it('is info for 3 seconds unless told otherwise', () => {
    const { clock, store, live } = setUp();
    store.show({ text: '已复制' });
    expect(live()).toMatchObject([{ type: 'info', text: '已复制', count: 1, stays: false }]);
    clock.advance(2999);
    expect(live()).toHaveLength(1);
    clock.advance(1);
    expect(store.getSnapshot()).toMatchObject([{ leaving: true }]);
    clock.advance(180);
    expect(store.getSnapshot()).toEqual([]);
  });

  it('stays when the duration is 0', () => {
    const { clock, store, live } = setUp();
    store.show({ text: '网络已断开', durationMs: 0 });
    clock.advance(3_600_000);
    expect(live()).toMatchObject([{ stays: true }]);
  });

  it('never stays when it is closed in the same tick', () => {
    const { clock, store } = setUp();
    store.close(store.show({ text: '已复制' }));
    clock.advance(180);
    expect(store.getSnapshot()).toEqual([]);
    expect(clock.jobs.size).toBe(0);
  });

  it('cuts a text to 200 characters, never through one', () => {
    const { store, live } = setUp();
    store.show({ text: `${'长'.repeat(198)}😀😀` });
    expect(live()[0]?.text).toBe(`${'长'.repeat(198)}…`);
  });

  it('shows at most three, bounded in a storm', () => {
    const { store, live } = setUp();
    const onClose = vi.fn();
    for (let i = 0; i < 1000; i += 1) store.show({ text: `错误 ${i}`, onClose });
    expect(store.getSnapshot().map(({ text }) => text)).toEqual(['错误 997', '错误 998', '错误 999']);
    expect(live()).toHaveLength(3);
    expect(onClose).toHaveBeenCalledTimes(997);
  });
});

describe('merging', () => {
  it('counts equal texts in one toast', () => {
    const { store, live } = setUp();
    for (let i = 0; i < 20; i += 1) store.show({ text: '领取成功' });
    store.show({ text: '领取成功了' });
    expect(live().map(({ count }) => count)).toEqual([20, 1]);
  });

  it('takes the newer type and restarts the full time', () => {
    const { clock, store, live } = setUp();
    const id = store.show({ text: '保存' });
    clock.advance(2000);
    expect(store.show({ text: '保存', type: 'error' })).toBe(id);
    expect(live()).toMatchObject([{ type: 'error', count: 2 }]);
    clock.advance(2999);
    expect(live()).toHaveLength(1);
    clock.advance(1);
    expect(live()).toHaveLength(0);
  });

  it('is decided before the limit', () => {
    const { store, live } = setUp();
    for (const text of ['甲', '乙', '丙', '甲']) store.show({ text });
    expect(live().map(({ text, count }) => `${text}${count}`)).toEqual(['甲2', '乙1', '丙1']);
  });

  it('does not revive a toast that is leaving', () => {
    const { store, live } = setUp();
    const first = store.show({ text: '保存' });
    store.close(first);
    expect(store.show({ text: '保存' })).not.toBe(first);
    expect(live()).toMatchObject([{ count: 1 }]);
  });

  it('calls the onClose of every caller once', () => {
    const { store } = setUp();
    const [first, second] = [vi.fn(), vi.fn()];
    const id = store.show({ text: '保存', onClose: first });
    store.show({ text: '保存', onClose: second });
    store.close(id);
    store.close(id);
    expect(first).toHaveBeenCalledOnce();
    expect(second).toHaveBeenCalledOnce();
  });

  it('replaces the toast of the same key', () => {
    const { clock, store, live } = setUp();
    const id = store.show({ text: '正在上传', key: 'upload', durationMs: 0 });
    expect(store.show({ text: '上传完成', key: 'upload', type: 'success' })).toBe(id);
    expect(live()).toMatchObject([{ text: '上传完成', type: 'success', count: 1, stays: false }]);
    clock.advance(3000);
    expect(live()).toHaveLength(0);
  });
});

describe('keys', () => {
  it('are not stolen by equal words of another key', () => {
    const { store, live } = setUp();
    store.show({ key: 'first', text: '上传中…', durationMs: 0 });
    store.show({ key: 'second', text: '上传中…', durationMs: 0 });
    store.show({ key: 'first', text: '上传完成' });
    expect(live().map(({ text }) => text)).toEqual(['上传完成', '上传中…']);
  });
});

describe('waiting', () => {
  it('holds what is being read as its time ends, until it is let go', () => {
    const { clock, store, live } = setUp();
    const id = store.show({ text: '保存' });
    const end = store.askBeforeTimeout((asked) => asked === id);
    clock.advance(10_000);
    expect(live()).toHaveLength(1);
    end();
    store.release(id, 'pointer');
    clock.advance(3000);
    expect(live()).toHaveLength(0);
  });

  it('stands still while held and then runs the full time', () => {
    const { clock, store, live } = setUp();
    const id = store.show({ text: '保存' });
    clock.advance(2900);
    store.hold(id, 'pointer');
    store.hold(id, 'focus');
    clock.advance(10_000);
    store.release(id, 'pointer');
    clock.advance(10_000);
    expect(live()).toHaveLength(1);
    store.release(id, 'focus');
    clock.advance(2999);
    expect(live()).toHaveLength(1);
    clock.advance(1);
    expect(live()).toHaveLength(0);
  });

  it('is not started by a merge under the pointer', () => {
    const { clock, store, live } = setUp();
    store.hold(store.show({ text: '保存' }), 'pointer');
    store.show({ text: '保存' });
    clock.advance(10_000);
    expect(live()).toHaveLength(1);
  });

  it('is not restarted by a release without a hold, as a finger makes', () => {
    const { clock, store, live } = setUp();
    const id = store.show({ text: '保存' });
    clock.advance(2000);
    store.release(id, 'pointer');
    clock.advance(1000);
    expect(live()).toHaveLength(0);
  });

  it('stands still while the tab is hidden', () => {
    const { clock, store, live } = setUp();
    store.freeze(true);
    store.show({ text: '保存' });
    clock.advance(10_000);
    expect(live()).toHaveLength(1);
    store.freeze(false);
    clock.advance(3000);
    expect(live()).toHaveLength(0);
  });
});

describe('closing all', () => {
  it('tells every caller and keeps the snapshot between changes', () => {
    const { clock, store } = setUp();
    const onClose = vi.fn();
    for (const text of ['甲', '乙', '丙']) store.show({ text, durationMs: 0, onClose });
    const listener = vi.fn();
    const unsubscribe = store.subscribe(listener);
    expect(store.getSnapshot()).toBe(store.getSnapshot());
    store.closeAll();
    clock.advance(180);
    expect(store.getSnapshot()).toEqual([]);
    expect(onClose).toHaveBeenCalledTimes(3);
    unsubscribe();
    listener.mockClear();
    store.show({ text: '丁' });
    expect(listener).not.toHaveBeenCalled();
  });
});
