import { useState } from 'react';
import { userEvent } from 'vitest/browser';
import { afterEach, expect, onTestFinished, test } from 'vitest';
import { Dialog } from '../Dialog/Dialog.tsx';
import { mount } from '../testing/mount.tsx';
import { focusTapped } from './focusTapped.ts';

/** What `openUnfocusing` has put on the page. */
const added: Element[] = [];
afterEach(() => added.splice(0).forEach((element) => element.remove()));

/** A button as Safari has them: a press does not move the focus. */
function openUnfocusing() {
  onTestFinished(focusTapped(document));
  const [button, field, label] = [
    document.createElement('button'),
    document.createElement('input'),
    document.createElement('span'),
  ];
  button.append(label);
  label.textContent = '打开';
  button.addEventListener('mousedown', (event) => event.preventDefault());
  document.body.append(button, field);
  added.push(button, field);
  return { button, field };
}

test('a tapped button has the focus when its tap is heard, also where a press does not give it', async () => {
  const { button } = openUnfocusing();
  let focused: Element | null = null;
  button.addEventListener('click', () => (focused = document.activeElement));
  await userEvent.click(button);
  expect(focused).toBe(button);
  expect(button.matches(':focus-visible')).toBe(false);
});

test('nor does the page around it, which takes the press instead, keep the focus', async () => {
  const { button } = openUnfocusing();
  const main = document.createElement('main');
  main.tabIndex = -1;
  main.append(button);
  document.body.append(main);
  added.push(main);
  main.focus();
  await userEvent.click(button);
  expect(document.activeElement).toBe(button);
});

test('a field that is being written in keeps the focus', async () => {
  const { button, field } = openUnfocusing();
  await userEvent.click(field);
  await userEvent.click(button);
  expect(document.activeElement).toBe(field);
});

test('a screen reader’s press, which is no tap, gives the focus too', () => {
  const { button } = openUnfocusing();
  button.click();
  expect(document.activeElement).toBe(button);
});

/** A page that has the focus, and what opens a dialog from it. */
function PageWithDialog({ kind }: { kind: 'button' | 'card' }) {
  const [open, setOpen] = useState(false);
  const opener = {
    onClick: (event: { preventDefault(): void }) => (event.preventDefault(), setOpen(true)),
    onMouseDown: (event: { preventDefault(): void }) => event.preventDefault(),
  };
  return (
    <main tabIndex={-1}>
      {kind === 'button' ? (
        <button data-opener="" {...opener}>
          打开
        </button>
      ) : (
        <a data-opener="" href="/detail/1" {...opener}>
          <span>星海拾荒者</span>
        </a>
      )}
      <Dialog open={open} onOpenChange={setOpen} title="确认下载">
        <button>下载</button>
      </Dialog>
    </main>
  );
}

test.each(['button', 'card'] as const)(
  'a dialog gives the focus back to the %s that opened it, where a press does not give it',
  async (kind) => {
    onTestFinished(focusTapped(document));
    const { container } = mount(<PageWithDialog kind={kind} />);
    const opener = container.querySelector('[data-opener]');
    container.querySelector('main')?.focus();
    if (opener) await userEvent.click(opener);
    await expect.poll(() => document.activeElement?.closest('[data-layer]')).toBeTruthy();
    await userEvent.keyboard('{Escape}');
    await expect.poll(() => document.activeElement).toBe(opener);
  },
);
