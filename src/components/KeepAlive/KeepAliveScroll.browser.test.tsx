import { useEffect, useLayoutEffect, useState } from 'react';
import { expect, onTestFinished, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { LivingPage, openPages } from '../testing/keptPages.tsx';
import { mount, nextFrame } from '../testing/mount.tsx';
import { Page } from '../Page/Page.tsx';
import { KeepAlive } from './KeepAlive.tsx';

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
  for (const position of [
    ['甲', 1200],
    ['乙', 300],
    ['甲', 1200],
  ]) {
    history.back();
    await expect.poll(stand).toEqual(position);
  }
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
  await expect.poll(() => pages.scroller().scrollTop).toBe(200);
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

let writeOn: (text: string) => void;

/** A page whose text is written by somebody outside it. */
function Written() {
  const [text, setText] = useState('');
  useLayoutEffect(() => void (writeOn = setText), []);
  return (
    <Page label="甲">
      <textarea readOnly value={text} />
    </Page>
  );
}

test('a hidden page keeps its layout, is drawn on in it, and nobody reaches it', async () => {
  const pages = openPages('甲', { page: <Written /> });
  const written = pages.part<HTMLTextAreaElement>('textarea');
  const { width } = written.getBoundingClientRect();
  pages.show('乙', { page: <LivingPage name="乙" /> });
  writeOn('后来写的');
  await expect.poll(() => written.value).toBe('后来写的');
  expect(written.getBoundingClientRect().width).toBe(width);
  expect(written.checkVisibility()).toBe(false);
  written.focus();
  expect(document.activeElement).not.toBe(written);
  expect(document.elementFromPoint(100, 100)?.closest('main')).toBe(pages.visible()[0]);
});

/** What React does to an element that it hides. */
const HIDDEN = 'display: none !important;';

test('React hides a page by its inline display alone, when it is left and when it is rendered hidden; that is removed', async () => {
  const pages = openPages('甲', { page: <Written /> });
  const written = pages.part<HTMLTextAreaElement>('textarea');
  const page = pages.container.firstElementChild?.firstElementChild as HTMLElement;
  const changes: unknown[] = [];
  const observer = new MutationObserver((records) =>
    changes.push(...records.map(({ attributeName, oldValue }) => `${attributeName}: ${oldValue ?? ''}`)),
  );
  observer.observe(page, { attributes: true, attributeOldValue: true });
  onTestFinished(() => observer.disconnect());
  for (const act of [() => pages.show('乙', { page: <LivingPage name="乙" /> }), () => writeOn('后来写的')]) {
    changes.length = 0;
    act();
    await expect.poll(() => changes).toEqual(['style: ', `style: ${HIDDEN}`]);
    expect(page.style.display).toBe('');
  }
  expect(written.value).toBe('后来写的');
  expect(written.checkVisibility()).toBe(false);
});
