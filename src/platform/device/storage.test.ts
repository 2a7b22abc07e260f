import * as v from 'valibot';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { memoryArea } from '#app/testing.fixtures.ts';
import { createStorage, createWriteBehind } from './storage.ts';

const throwing = () => {
  throw new Error('QuotaExceededError');
};

describe('storage', () => {
  it('reads back what it wrote: text as it is, the rest as JSON', () => {
    const area = memoryArea();
    const storage = createStorage(() => area);
    storage.write('inviteCode', 'ABC123');
    storage.write('vipconfig', { type: 1 });
    expect(area.getItem('inviteCode')).toBe('ABC123');
    expect(storage.read('inviteCode', v.string(), '')).toBe('ABC123');
    expect(storage.read('vipconfig', v.object({ type: v.number() }), { type: 0 })).toEqual({ type: 1 });
  });

  it('keeps a text of digits a text', () => {
    const storage = createStorage(() => memoryArea({ channelCode: '9' }));
    expect(storage.read('channelCode', v.string(), '0')).toBe('9');
  });

  it('changes what stands there now, not what was read before', () => {
    const area = memoryArea();
    const [one, other] = [createStorage(() => area), createStorage(() => area)];
    const letters = v.array(v.string());
    other.read('letters', letters, []);
    one.update('letters', letters, [], (all) => [...all, 'a']);
    other.update('letters', letters, [], (all) => [...all, 'b']);
    expect(one.read('letters', letters, [])).toEqual(['a', 'b']);
    one.update('letters', letters, [], () => undefined);
    expect(area.getItem('letters')).toBeNull();
  });

  it.each(['{', 'null', '[]', '{"type":"x"}'])('gives the fallback for a corrupt or older value %s', (text) => {
    const storage = createStorage(() => memoryArea({ key: text }));
    expect(storage.read('key', v.object({ type: v.number() }), { type: 0 })).toEqual({ type: 0 });
  });

  it.each([
    ['blocked', throwing],
    ['missing', () => undefined],
    ['full', () => ({ ...memoryArea(), setItem: throwing })],
  ])('lives in memory where storage is %s', (_, open) => {
    const storage = createStorage(open);
    storage.write('key', 'value');
    expect(storage.read('key', v.string(), '')).toBe('value');
    storage.remove('key');
    expect(storage.read('key', v.string(), 'gone')).toBe('gone');
  });
});

describe('write-behind', () => {
  const INTERVAL_MS = 300;

  let page: EventTarget;

  beforeEach(() => {
    vi.useFakeTimers();
    page = new EventTarget();
    vi.stubGlobal('document', page);
    vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
    onTestFinished(() => {
      vi.useRealTimers();
      vi.unstubAllGlobals();
    });
  });

  it('writes once an interval, however often it is asked to', () => {
    const write = vi.fn();
    const { schedule } = createWriteBehind(write, INTERVAL_MS);
    for (let key = 0; key < 10; key += 1) {
      schedule();
      vi.advanceTimersByTime(INTERVAL_MS / 5);
    }
    expect(write).toHaveBeenCalledTimes(2);
    vi.advanceTimersByTime(INTERVAL_MS);
    expect(write).toHaveBeenCalledTimes(2);
  });

  it.each(['visibilitychange', 'pagehide'])('writes at once on %s, and once', (type) => {
    const write = vi.fn();
    createWriteBehind(write, INTERVAL_MS).schedule();
    page.dispatchEvent(new Event(type));
    page.dispatchEvent(new Event(type));
    vi.advanceTimersByTime(INTERVAL_MS);
    expect(write).toHaveBeenCalledOnce();
  });

  it('flushes what is scheduled, and nothing else', () => {
    const write = vi.fn();
    const { schedule, flush } = createWriteBehind(write, INTERVAL_MS);
    flush();
    expect(write).not.toHaveBeenCalled();
    schedule();
    flush();
    expect(write).toHaveBeenCalledOnce();
  });
});
