import { useEffect, useState, type ReactNode } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { Dialog } from '../Dialog/Dialog.tsx';
import { hasOpenLayer } from '../Dialog/openLayers.ts';
import { Page } from '../Page/Page.tsx';
import { Driven, answers, onLoadMore, rowsOf, settled } from '../testing/list.tsx';
import { mount, nextFrame } from '../testing/mount.tsx';
import { KeepAlive, type KeepAliveProps } from './KeepAlive.tsx';

beforeEach(() => void onLoadMore.mockClear());

type Visit = Partial<Omit<KeepAliveProps, 'activeKey' | 'children'>> & { page?: ReactNode };

const plain = (name: string) => (
  <Page label={name}>
    <input aria-label={`${name}的草稿`} />
  </Page>
);

/** A KeepAlive that shows one page after another; a page that is come back to renders what it is given again. */
function openPages(first: string, options: Visit = {}) {
  const element = (name: string, { page, ...rest }: Visit) => (
    <KeepAlive {...rest} activeKey={name}>
      {page ?? plain(name)}
    </KeepAlive>
  );
  const { container, render } = mount(element(first, options));
  const pages = () => [...container.querySelectorAll('main')];
  const shown = () => pages().find((main) => main.checkVisibility()) ?? expect.fail('No page is shown');
  return {
    show: (name: string, more: Visit = {}) => render(element(name, { ...options, ...more })),
    shown,
    scroller: () => shown().querySelector<HTMLElement>('[data-scroller]') ?? expect.fail('The page has no scroller'),
    names: () => pages().map((main) => main.getAttribute('aria-label')),
  };
}

const list = (name: string, count: number) => (
  <Page label={name}>
    <Driven items={answers.posts(count)} label={name} />
  </Page>
);

const rowsInView = (shown: HTMLElement) =>
  rowsOf(shown).filter(
    (row) => row.getBoundingClientRect().bottom > 0 && row.getBoundingClientRect().top < innerHeight,
  );

test('KA.P2 a list that comes back has the same rows in the same places at once, not drawn anew', async () => {
  const pages = openPages('列表', { page: list('列表', 500) });
  pages.scroller().scrollTop = 12_000;
  await settled();
  const before = rowsInView(pages.shown());
  expect(before.length).toBeGreaterThan(10);
  const tops = before.map((row) => row.getBoundingClientRect().top);
  pages.show('乙', { page: plain('乙') });
  await settled();
  pages.show('列表');
  // The render is synchronous: no frame has been painted yet.
  expect(rowsInView(pages.shown())).toEqual(before);
  expect(before.map((row) => row.getBoundingClientRect().top)).toEqual(tops);
  await settled();
  expect(pages.scroller().scrollTop).toBe(12_000);
});

/** Listens as a page must: in an effect. */
function Listener({ hear }: { hear: (type: string) => void }) {
  useEffect(() => {
    const types = ['keydown', 'resize', 'scroll', 'visibilitychange'];
    const listen = ({ type }: Event) => hear(type);
    types.forEach((type) => addEventListener(type, listen, { capture: true }));
    return () => types.forEach((type) => removeEventListener(type, listen, { capture: true }));
  }, [hear]);
  return null;
}

test('KA.P4 a hidden page hears nothing of the one shown: its list asks for nothing, its listeners are silent', async () => {
  const hear = vi.fn();
  const pages = openPages('甲', {
    page: (
      <Page label="甲">
        <Listener hear={hear} />
        <Driven items={answers.posts(40)} label="甲" />
      </Page>
    ),
  });
  await settled();
  expect(onLoadMore).not.toHaveBeenCalled();
  pages.show('乙', {
    page: (
      <Page label="乙">
        <div style={{ height: 6000 }} />
      </Page>
    ),
  });
  await settled();
  hear.mockClear();
  pages.scroller().scrollTop = 6000;
  window.dispatchEvent(new Event('resize'));
  window.dispatchEvent(new KeyboardEvent('keydown', { key: 'End' }));
  await settled();
  expect(hear).not.toHaveBeenCalled();
  expect(onLoadMore).not.toHaveBeenCalled();
  pages.show('甲');
  await settled();
  window.dispatchEvent(new Event('resize'));
  expect(hear).toHaveBeenCalledWith('resize');
});

function WithDialog({ asked }: { asked: (open: boolean) => void }) {
  const [open, setOpen] = useState(true);
  const change = (next: boolean) => {
    asked(next);
    setOpen(next);
  };
  return (
    <Page label="我的">
      <Dialog title="编辑资料" open={open} onOpenChange={change}>
        昵称
      </Dialog>
    </Page>
  );
}

test('KA.P6 a page takes its dialog and the scroll lock along and has both back, without asking its owner', async () => {
  const asked = vi.fn();
  const style = document.body.getAttribute('style');
  const isOpen = () => document.querySelector('[role="dialog"]')?.checkVisibility() === true;
  const pages = openPages('我的', { page: <WithDialog asked={asked} /> });
  await expect.poll(isOpen).toBe(true);
  for (let round = 0; round < 3; round += 1) {
    pages.show('首页', { page: plain('首页') });
    await expect.poll(isOpen).toBe(false);
    await expect.poll(() => document.body.getAttribute('style') ?? '').toBe(style ?? '');
    expect(pages.shown().closest('[aria-hidden="true"], [inert]')).toBeNull();
    pages.show('我的');
    // A Back right behind closes it.
    expect(hasOpenLayer()).toBe(true);
    await expect.poll(isOpen).toBe(true);
  }
  expect(asked).not.toHaveBeenCalled();
});

/** Whole numbers under `limit` that look random and are the same in every run. */
function lots(limit: number, count: number): number[] {
  let seed = 20_260_115;
  return Array.from({ length: count }, () => {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((seed / 2_147_483_648) * limit);
  });
}

test('KA.P7 whatever is visited, ten pages are held at most: the ten used last, the one shown among them', () => {
  const dropped = vi.fn();
  const pages = openPages('页0', { onEvict: dropped });
  let recent = ['页0'];
  for (const lot of lots(14, 300)) {
    const name = `页${lot}`;
    pages.show(name);
    recent = [name, ...recent.filter((other) => other !== name)].slice(0, 10);
    expect(new Set(pages.names())).toEqual(new Set(recent));
    expect(pages.names()).toHaveLength(recent.length);
    expect(pages.shown().getAttribute('aria-label')).toBe(name);
  }
  expect(dropped).toHaveBeenCalled();
  expect(recent).toHaveLength(10);
});

test('KA.P8 after a logout nothing of the former reader is left, hidden or shown', async () => {
  const dropped = vi.fn();
  const pages = openPages('首页', { onEvict: dropped });
  const draft = () => pages.shown().querySelector('input') ?? expect.fail('The page has no draft');
  for (const name of ['首页', '广场', '我的']) {
    pages.show(name);
    draft().value = '上一个人写的';
  }
  pages.show('我的', { generation: 1 });
  expect(pages.names()).toEqual(['我的']);
  await nextFrame();
  expect(dropped.mock.calls.flat()).toEqual(['首页', '广场']);
  pages.show('首页', { generation: 1 });
  expect(pages.names()).toEqual(['首页']);
  expect(draft().value).toBe('');
  pages.show('我的', { generation: 1 });
  expect(draft().value).toBe('');
});
