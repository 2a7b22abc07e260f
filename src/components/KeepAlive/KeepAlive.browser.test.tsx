import { useEffect } from 'react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { accessibleText } from '../testing/accessibleText.ts';
import { countOf, LivingPage, newLife, openPages } from '../testing/keptPages.tsx';
import { nextFrame } from '../testing/mount.tsx';
import { Page } from '../Page/Page.tsx';

test('KA-01 a typed text and a counter outlive a visit to another page', async () => {
  const pages = openPages('甲');
  await userEvent.fill(pages.draft(), '写了一半');
  for (let press = 0; press < 3; press += 1) await userEvent.click(pages.part('button'));
  pages.show('乙');
  pages.show('甲');
  expect(pages.draft().value).toBe('写了一半');
  expect(pages.part('button').textContent).toBe('甲数到 3');
});

test('KA-02 state is created once per page; effects are set up at each showing and cleaned up at each hiding', async () => {
  const life = newLife();
  const pages = openPages('甲', {}, life);
  for (const [name, times] of [
    ['乙', 1],
    ['甲', 2],
    ['乙', 2],
  ] as const) {
    pages.show(name);
    await expect.poll(() => countOf(life.shown, name)).toBe(times);
  }
  const counts = (name: string) => [life.created, life.shown, life.hidden].map((spy) => countOf(spy, name));
  expect(counts('甲')).toEqual([1, 2, 2]);
  expect(counts('乙')).toEqual([1, 2, 1]);
});

test('a page come back to is on the screen before its effects are set up again; left before that, they never are', async () => {
  const life = newLife();
  const pages = openPages('甲', {}, life);
  pages.show('乙');
  for (const name of ['甲', '乙', '甲']) {
    pages.show(name);
    expect(pages.visible()).toEqual([pages.container.querySelector(`[aria-label="${name}"]`)]);
  }
  expect([life.shown, life.hidden].map((spy) => countOf(spy, '甲'))).toEqual([1, 1]);
  await expect.poll(() => countOf(life.shown, '甲')).toBe(2);
  expect([life.shown, life.hidden].map((spy) => countOf(spy, '乙'))).toEqual([1, 1]);
});

test('KA-03 with a limit of two the least recently used page goes', () => {
  const life = newLife();
  const onEvict = vi.fn();
  const pages = openPages('甲', { max: 2, onEvict }, life);
  const dropped = () => onEvict.mock.calls.flat();
  pages.show('乙');
  expect(dropped()).toEqual([]);
  pages.show('丙');
  expect(dropped()).toEqual(['甲']);
  pages.show('乙');
  expect(countOf(life.created, '乙')).toBe(1);
  pages.show('甲');
  expect(dropped()).toEqual(['甲', '丙']);
  expect(countOf(life.created, '甲')).toBe(2);
});

test('KA-05 a page that is not kept is new at each visit and leaves the others alone', async () => {
  const life = newLife();
  const pages = openPages('甲', {}, life);
  await userEvent.fill(pages.draft(), '甲的');
  for (const text of ['第一次', '第二次']) {
    pages.show('详情', { keep: false });
    expect(pages.draft().value).toBe('');
    await userEvent.fill(pages.draft(), text);
    pages.show('甲');
    expect(pages.draft().value).toBe('甲的');
  }
  expect(countOf(life.created, '详情')).toBe(2);
  expect(countOf(life.created, '甲')).toBe(1);
});

/** A page that asks the server every second while it is shown. */
function PollingPage({ ask }: { ask: () => void }) {
  useEffect(() => {
    const timer = setInterval(ask, 1000);
    return () => clearInterval(timer);
  }, [ask]);
  return <Page label="轮询" />;
}

test('KA-10 a hidden page does not poll, and polls again within a second of being shown', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  try {
    const ask = vi.fn();
    const pages = openPages('轮询', { page: <PollingPage ask={ask} /> });
    vi.advanceTimersByTime(2000);
    expect(ask).toHaveBeenCalledTimes(2);
    pages.show('乙', { page: <LivingPage name="乙" /> });
    vi.advanceTimersByTime(10_000);
    expect(ask).toHaveBeenCalledTimes(2);
    pages.show('轮询');
    await expect.poll(() => vi.getTimerCount()).toBe(1);
    vi.advanceTimersByTime(1000);
    expect(ask).toHaveBeenCalledTimes(3);
  } finally {
    vi.useRealTimers();
  }
});

/** Half a minute of silence as a wave file: 8-bit samples, 8000 a second. */
function silence(): string {
  const samples = 8000 * 30;
  const head = new DataView(new ArrayBuffer(44));
  const writeText = (at: number, text: string) =>
    [...text].forEach((char, index) => head.setUint8(at + index, char.charCodeAt(0)));
  writeText(0, 'RIFF');
  head.setUint32(4, 36 + samples, true);
  writeText(8, 'WAVEfmt ');
  head.setUint32(16, 16, true);
  head.setUint16(20, 1, true);
  head.setUint16(22, 1, true);
  head.setUint32(24, 8000, true);
  head.setUint32(28, 8000, true);
  head.setUint16(32, 1, true);
  head.setUint16(34, 8, true);
  writeText(36, 'data');
  head.setUint32(40, samples, true);
  return URL.createObjectURL(new Blob([head, new Uint8Array(samples).fill(128)], { type: 'audio/wav' }));
}

test('KA-12 a playing video pauses when its page is left', async () => {
  const film = silence();
  onTestFinished(() => URL.revokeObjectURL(film));
  const pages = openPages('影片', {
    page: (
      <Page label="影片">
        <video muted src={film} />
      </Page>
    ),
  });
  const video = pages.part<HTMLVideoElement>('video');
  await video.play();
  await expect.poll(() => video.currentTime).toBeGreaterThan(0);
  pages.show('乙', { page: <LivingPage name="乙" /> });
  expect(video.paused).toBe(true);
  const stoppedAt = video.currentTime;
  await nextFrame();
  expect(video.currentTime).toBe(stoppedAt);
});

test('KA-14 a hidden page is out of reach of Tab, find in page and assistive technology', async () => {
  const pages = openPages('甲');
  expect(await accessibleText()).toContain('甲的内容');
  pages.show('乙');
  const read = await accessibleText();
  expect(read).toContain('乙的内容');
  expect(read.filter((text) => text.includes('甲'))).toEqual([]);
  expect(find('乙的内容')).toBe(true);
  expect(find('甲的内容')).toBe(false);
  const shown = pages.visible()[0];
  for (let press = 0; press < 6; press += 1) {
    await userEvent.tab();
    const { activeElement } = document;
    expect(activeElement === document.body || shown?.contains(activeElement)).toBe(true);
  }
});

const find = (text: string): boolean => {
  getSelection()?.removeAllRanges();
  return (
    window as unknown as { find(text: string, caseSensitive?: boolean, backwards?: boolean, wrap?: boolean): boolean }
  ).find(text, false, false, true);
};

test('KA-16 what was typed on one detail page is not shown on the next', async () => {
  const pages = openPages('detail/1');
  await userEvent.fill(pages.draft(), '评论写了一半');
  pages.show('detail/2');
  expect(pages.draft().value).toBe('');
  pages.show('detail/1');
  expect(pages.draft().value).toBe('评论写了一半');
});

test('KA-21 by keyboard, forward leads to the new page’s main and back to where the focus was', async () => {
  const pages = openPages('甲');
  const leave = pages.part<HTMLElement>('button');
  leave.focus();
  pages.show('乙');
  expect(document.activeElement).toBe(pages.visible()[0]);
  pages.part<HTMLElement>('button').focus();
  pages.show('甲');
  expect(document.activeElement).toBe(leave);
});

test('KA-21 back on the page the visit began with, which never had the focus, it is on its main', () => {
  const pages = openPages('甲');
  pages.show('乙');
  pages.part<HTMLElement>('button').focus();
  pages.show('甲');
  expect(document.activeElement).toBe(pages.visible()[0]);
});
