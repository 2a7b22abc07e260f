import { type ReactNode } from 'react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { ConfirmDialog } from '../ConfirmDialog/ConfirmDialog.tsx';
import { Sheet } from '../Sheet/Sheet.tsx';
import { escape, layerClosed, layer, openLayer } from '../testing/dialog.tsx';
import { mount, nextFrame } from '../testing/mount.tsx';
import { Dialog, type DialogProps } from './Dialog.tsx';

type Gift = { name: string };

const FIRST: Gift = { name: '星光礼包' };
const SECOND: Gift = { name: '新手礼包' };

const onOpenChange = vi.fn<(open: boolean) => void>();
const calls = () => {
  onTestFinished(() => void onOpenChange.mockReset());
  return onOpenChange.mock.calls;
};

const propsOf = (payload: Gift | undefined, open?: boolean) =>
  ({
    payload,
    open,
    onOpenChange,
    title: ({ name }) => `领取${name}`,
    description: ({ name }) => `${name}今天过期`,
    footer: ({ name }) => <button type="button">{`领取 ${name}`}</button>,
    children: ({ name }) => <p>{`${name}里有什么`}</p>,
  }) satisfies DialogProps<Gift>;

const page = (child: ReactNode) => (
  <main tabIndex={-1}>
    <button type="button">打开</button>
    {child}
  </main>
);

const LAYERS = [
  ['dialog', (payload?: Gift, open?: boolean) => page(<Dialog {...propsOf(payload, open)} />)],
  ['sheet', (payload?: Gift, open?: boolean) => page(<Sheet {...propsOf(payload, open)} />)],
] as const;

/** All four parts are those of the gift. */
const expectAbout = ({ name }: Gift) => {
  expect(layer()).toHaveAccessibleName(`领取${name}`);
  expect(layer()).toHaveAccessibleDescription(`${name}今天过期`);
  expect(layer()?.textContent).toContain(`领取 ${name}`);
  expect(layer()?.textContent).toContain(`${name}里有什么`);
};

test.each(LAYERS)('a %s is open while there is a payload, and nothing of it is there before', async (_, of) => {
  const { render } = mount(of());
  await nextFrame();
  expect(layer()).toBeNull();
  render(of(FIRST));
  await openLayer();
  expectAbout(FIRST);
});

test.each(LAYERS)('a %s keeps its content while it closes, and then it is gone', async (_, of) => {
  const { render } = mount(of(FIRST));
  await openLayer();
  render(of());
  expect(layer()?.inert).toBe(true);
  expectAbout(FIRST);
  await layerClosed();
  expect(document.body.textContent).not.toContain(FIRST.name);
});

test.each(LAYERS)('in a %s a new payload replaces the old at once', async (_, of) => {
  const { render } = mount(of(FIRST));
  const opened = await openLayer();
  render(of(SECOND));
  expect(layer()).toBe(opened);
  expectAbout(SECOND);
  render(of());
  expectAbout(SECOND);
});

test.each(LAYERS)('a %s that closes over one payload opens again with another', async (_, of) => {
  const { render } = mount(of(FIRST));
  await openLayer();
  render(of());
  expectAbout(FIRST);
  render(of(SECOND));
  await expect.poll(() => layer()?.inert).toBe(false);
  expectAbout(SECOND);
  render(of());
  await layerClosed();
  render(of(FIRST));
  await openLayer();
  expectAbout(FIRST);
});

test.each(LAYERS)('a %s takes `open` before the payload, which no longer counts once it closes', async (_, of) => {
  const { render } = mount(of(FIRST, false));
  await nextFrame();
  expect(layer()).toBeNull();
  render(of(FIRST, true));
  await openLayer();
  render(of(SECOND, false));
  expectAbout(FIRST);
  await layerClosed();
});

test.each(LAYERS)('a %s gives the focus back to what opened it, and asks to close once', async (_, of) => {
  const { render, container } = mount(of());
  const asked = calls();
  onOpenChange.mockImplementation(() => render(of()));
  const opener = container.querySelector('button') ?? expect.fail('There is no button');
  await userEvent.click(opener);
  render(of(FIRST));
  const opened = await openLayer();
  await expect.poll(() => opened.contains(document.activeElement)).toBe(true);
  await escape();
  await layerClosed();
  expect(opener).toHaveFocus();
  expect(asked).toEqual([[false]]);
});

test.each(LAYERS)('a %s that is unmounted, open or while it closes, leaves nothing', async (_, of) => {
  const first = mount(of(FIRST));
  await openLayer();
  first.unmount();
  await layerClosed();
  const second = mount(of(FIRST));
  await openLayer();
  second.render(of());
  second.unmount();
  await layerClosed();
  expect(getComputedStyle(document.documentElement).overflow).not.toBe('hidden');
});

test('fixed content and functions of the payload may be mixed, and a payload may be made at each render', async () => {
  const draw = vi.fn(({ name }: Gift) => name);
  const { render } = mount(
    <Dialog payload={{ ...FIRST }} onOpenChange={onOpenChange} title="礼包" footer={draw}>
      固定的一句
    </Dialog>,
  );
  await openLayer();
  expect(layer()).toHaveAccessibleName('礼包');
  expect(layer()?.textContent).toContain('固定的一句');
  render(
    <Dialog payload={{ ...SECOND }} onOpenChange={onOpenChange} title="礼包" footer={draw}>
      固定的一句
    </Dialog>,
  );
  expect(layer()?.textContent).toContain(SECOND.name);
  expect(draw.mock.calls.length).toBeLessThan(20);
});

test('null is a payload as any other', async () => {
  mount(
    <Dialog payload={null} onOpenChange={onOpenChange} title="签到成功">
      {(reward: Gift | null) => reward?.name ?? '今天没有奖励'}
    </Dialog>,
  );
  expect((await openLayer()).textContent).toContain('今天没有奖励');
});

test('a question keeps its title and message while it closes', async () => {
  const ask = (payload: Gift | undefined) => (
    <ConfirmDialog
      payload={payload}
      title={({ name }) => `领取${name}？`}
      message={({ name }) => `${name}只能领一次`}
      onConfirm={() => undefined}
      onCancel={() => undefined}
    />
  );
  const { render } = mount(ask(FIRST));
  await openLayer();
  render(ask(undefined));
  expect(layer()).toHaveAccessibleName(`领取${FIRST.name}？`);
  expect(layer()).toHaveAccessibleDescription(`${FIRST.name}只能领一次`);
  await layerClosed();
  render(ask(SECOND));
  await openLayer();
  expect(layer()).toHaveAccessibleName(`领取${SECOND.name}？`);
});

test('the same question can be confirmed again at its next opening', async () => {
  const onConfirm = vi.fn();
  const ask = (payload: Gift | undefined) => (
    <ConfirmDialog
      payload={payload}
      title={({ name }) => name}
      onConfirm={onConfirm}
      onCancel={() => undefined}
      onOpenChange={() => render(ask(undefined))}
    />
  );
  const { render } = mount(ask(FIRST));
  for (const times of [1, 2]) {
    render(ask(FIRST));
    const opened = await openLayer();
    opened.querySelector<HTMLElement>('[data-layer-footer] button:last-of-type')?.click();
    await layerClosed();
    expect(onConfirm).toHaveBeenCalledTimes(times);
  }
});
