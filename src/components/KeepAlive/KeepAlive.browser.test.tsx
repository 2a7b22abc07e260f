import { useEffect, useState, type ReactNode } from 'react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { accessibleText } from '../testing/accessibleText.ts';
import { mount, nextFrame } from '../testing/mount.tsx';
import { Page } from '../Page/Page.tsx';
import { KeepAlive, type KeepAliveProps } from './KeepAlive.tsx';

/** Counts what happens to each page, by its name. */
type Life = Record<'created' | 'shown' | 'hidden', (name: string) => void>;

const newLife = () => ({ created: vi.fn(), shown: vi.fn(), hidden: vi.fn() });

const countOf = (spy: ReturnType<typeof vi.fn>, name: string) => spy.mock.calls.filter(([given]) => given === name).length;

function LivingPage({ name, life }: { name: string; life?: Life }) {
  const [count, setCount] = useState(() => {
    life?.created(name);
    return 0;
  });
  useEffect(() => {
    life?.shown(name);
    return () => life?.hidden(name);
  }, [life, name]);
  return (
    <Page label={name}>
      <h1>{name}</h1>
      <input aria-label={`${name}的草稿`} />
      <button onClick={() => setCount(count + 1)}>{`${name}数到 ${count}`}</button>
      <div style={{ height: 3000 }}>{`${name}的内容`}</div>
    </Page>
  );
}

type Visit = Partial<Omit<KeepAliveProps, 'activeKey' | 'children'>> & { page?: ReactNode };

/** A KeepAlive that shows one page after another. */
function openPages(first: string, options: Visit = {}, life?: Life) {
  const element = (name: string, { page, ...rest }: Visit) => (
    <KeepAlive {...rest} activeKey={name}>
      {page ?? <LivingPage name={name} life={life} />}
    </KeepAlive>
  );
  const { container, render } = mount(element(first, options));
  const show = (name: string, more: Visit = {}) => render(element(name, { ...options, ...more }));
  const visible = () => [...container.querySelectorAll('main')].filter((main) => main.checkVisibility());
  const part = <T extends Element>(selector: string): T => {
    const found = visible()[0]?.querySelector<T>(selector);
    if (!found) throw new Error(`The page shown has no ${selector}`);
    return found;
  };
  const scroller = () => part<HTMLElement>('[data-scroller]');
  const scrollTo = async (top: number) => {
    scroller().scrollTop = top;
    await nextFrame();
  };
  return { container, show, visible, part, scroller, scrollTo, draft: () => part<HTMLInputElement>('input') };
}

test('KA-01 a typed text and a counter outlive a visit to another page', async () => {
  const pages = openPages('甲');
  await userEvent.fill(pages.draft(), '写了一半');
  for (let press = 0; press < 3; press += 1) await userEvent.click(pages.part('button'));
  pages.show('乙');
  pages.show('甲');
  expect(pages.draft().value).toBe('写了一半');
  expect(pages.part('button').textContent).toBe('甲数到 3');
});

test('KA-02 state is created once per page; effects are set up at each showing and cleaned up at each hiding', () => {
  const life = newLife();
  const pages = openPages('甲', {}, life);
  for (const name of ['乙', '甲', '乙']) pages.show(name);
  const counts = (name: string) => [life.created, life.shown, life.hidden].map((spy) => countOf(spy, name));
  expect(counts('甲')).toEqual([1, 2, 2]);
  expect(counts('乙')).toEqual([1, 2, 1]);
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

test('KA-07 a new page starts at its top; the one left stands where it stood before anything is painted', async () => {
  const pages = openPages('甲');
  await pages.scrollTo(1200);
  pages.show('乙');
  expect(pages.scroller().scrollTop).toBe(0);
  await nextFrame();
  pages.show('甲');
  // The render is synchronous: no frame has been painted yet.
  expect(Math.abs(pages.scroller().scrollTop - 1200)).toBeLessThanOrEqual(1);
  await nextFrame();
  expect(Math.abs(pages.scroller().scrollTop - 1200)).toBeLessThanOrEqual(1);
});

/** Two pages with an address each, so that the browser's own Back leads from one to the other. */
function Addressed() {
  const [name, setName] = useState('甲');
  useEffect(() => {
    const onPop = () => setName(String(history.state ?? '甲'));
    addEventListener('popstate', onPop);
    return () => removeEventListener('popstate', onPop);
  }, []);
  const go = (next: string) => {
    history.pushState(next, '');
    setName(next);
  };
  return (
    <>
      <KeepAlive activeKey={name}>
        <LivingPage name={name} />
      </KeepAlive>
      <nav style={{ position: 'fixed', bottom: 0 }}>
        <button onClick={() => go('甲')}>去甲</button>
        <button onClick={() => go('乙')}>去乙</button>
      </nav>
    </>
  );
}

test('KA-08 each page returns to its own offset, by taps and by the browser’s Back', async () => {
  const { container } = mount(<Addressed />);
  const visible = () => [...container.querySelectorAll('main')].find((main) => main.checkVisibility());
  const stand = () => [visible()?.getAttribute('aria-label'), visible()?.querySelector('[data-scroller]')?.scrollTop];
  const scrollTo = async (top: number) => {
    visible()?.querySelector('[data-scroller]')?.scrollTo({ top });
    await nextFrame();
  };
  const tap = (at: number) => {
    const button = container.querySelectorAll<HTMLElement>('nav button')[at];
    return userEvent.click(button ?? document.body);
  };
  await scrollTo(1200);
  await tap(1);
  await scrollTo(300);
  await tap(0);
  expect(stand()).toEqual(['甲', 1200]);
  await tap(1);
  expect(stand()).toEqual(['乙', 300]);
  for (const place of [['甲', 1200], ['乙', 300], ['甲', 1200]]) {
    history.back();
    await expect.poll(stand).toEqual(place);
  }
});

/** A page that asks the server every second while it is shown. */
function PollingPage({ ask }: { ask: () => void }) {
  useEffect(() => {
    const timer = setInterval(ask, 1000);
    return () => clearInterval(timer);
  }, [ask]);
  return <Page label="轮询" />;
}

test('KA-10 a hidden page does not poll, and polls again within a second of being shown', () => {
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
  const words = (at: number, text: string) => [...text].forEach((letter, index) => head.setUint8(at + index, letter.charCodeAt(0)));
  words(0, 'RIFF');
  head.setUint32(4, 36 + samples, true);
  words(8, 'WAVEfmt ');
  head.setUint32(16, 16, true);
  head.setUint16(20, 1, true);
  head.setUint16(22, 1, true);
  head.setUint32(24, 8000, true);
  head.setUint32(28, 8000, true);
  head.setUint16(32, 1, true);
  head.setUint16(34, 8, true);
  words(36, 'data');
  head.setUint32(40, samples, true);
  return URL.createObjectURL(new Blob([head, new Uint8Array(samples).fill(128)], { type: 'audio/wav' }));
}

test('KA-12 a playing video pauses when its page is left', async () => {
  const film = silence();
  onTestFinished(() => URL.revokeObjectURL(film));
  const pages = openPages('影片', { page: <Page label="影片"><video muted src={film} /></Page> });
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
  return (window as unknown as { find(text: string, caseSensitive?: boolean, backwards?: boolean, wrap?: boolean): boolean }).find(text, false, false, true);
};

test('KA-16 what was typed on one detail page is not shown on the next', async () => {
  const pages = openPages('detail/1');
  await userEvent.fill(pages.draft(), '评论写了一半');
  pages.show('detail/2');
  expect(pages.draft().value).toBe('');
  pages.show('detail/1');
  expect(pages.draft().value).toBe('评论写了一半');
});

test('KA-18 a page that shrank meanwhile stands at the greatest offset it has', async () => {
  const list = (height: number) => (
    <Page label="列表">
      <div style={{ height }} />
    </Page>
  );
  await page.viewport(375, 300);
  onTestFinished(() => page.viewport(375, 812));
  const pages = openPages('列表', { page: list(3000) });
  await pages.scrollTo(1200);
  pages.show('乙', { page: <LivingPage name="乙" /> });
  pages.show('列表', { page: list(500) });
  expect(pages.scroller().clientHeight).toBe(300);
  expect(pages.scroller().scrollTop).toBe(200);
});

test('KA-20 four changes within 100 ms leave one page, at its offset', async () => {
  const pages = openPages('甲');
  await pages.scrollTo(1200);
  pages.show('乙');
  await pages.scrollTo(300);
  const start = performance.now();
  for (const name of ['甲', '乙', '甲', '乙']) pages.show(name);
  expect(performance.now() - start).toBeLessThan(100);
  expect(pages.visible().map((main) => main.getAttribute('aria-label'))).toEqual(['乙']);
  expect(pages.scroller().scrollTop).toBe(300);
  await nextFrame();
  pages.show('甲');
  expect(pages.visible().map((main) => main.getAttribute('aria-label'))).toEqual(['甲']);
  expect(pages.scroller().scrollTop).toBe(1200);
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
