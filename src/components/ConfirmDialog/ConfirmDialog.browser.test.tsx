import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { RichText } from '../RichText/RichText.tsx';
import { layerClosed, layer, openLayer } from '../testing/dialog.tsx';
import { mount, nextFrame } from '../testing/mount.tsx';
import { ConfirmDialog, type ConfirmDialogProps } from './ConfirmDialog.tsx';

function Owner(props: ConfirmDialogProps) {
  const [open, setOpen] = useState(props.open);
  return <ConfirmDialog {...props} open={open} onOpenChange={setOpen} />;
}

const answers = () => ({ onConfirm: vi.fn<() => unknown>(), onCancel: vi.fn<() => unknown>() });

/** Mounts a question whose owner closes it whenever it asks for that. */
async function ask(props: Partial<ConfirmDialogProps> = {}) {
  const handlers = answers();
  mount(<Owner open title="确定退出登录吗？" {...handlers} {...props} />);
  await openLayer();
  return handlers;
}

const button = (name: string) =>
  [...document.querySelectorAll('button')].find(({ textContent }) => textContent === name) ??
  expect.fail(`There is no button ${name}`);

/** A press that does nothing would have done it by now. */
const stays = async () => {
  await nextFrame();
  expect(layer()?.inert).toBe(false);
};

test('DG-11 a guard that lets only the cancel pass keeps it open on confirm', async () => {
  const { onConfirm, onCancel } = await ask({ beforeClose: (answer) => answer === 'cancel' });
  await userEvent.click(button('确定'));
  await stays();
  expect(onConfirm).not.toHaveBeenCalled();
  await userEvent.click(button('取消'));
  await layerClosed();
  expect(onCancel).toHaveBeenCalledOnce();
});

test('DG-11 while a guard thinks its button is busy and nothing else is heard', async () => {
  const thinking = Promise.withResolvers<boolean>();
  const { onConfirm, onCancel } = await ask({ beforeClose: () => thinking.promise });
  await userEvent.click(button('确定'));
  await expect.poll(() => button('确定').ariaDisabled).toBe('true');
  await userEvent.keyboard('{Escape}');
  await stays();
  thinking.resolve(true);
  await layerClosed();
  expect(onConfirm).toHaveBeenCalledOnce();
  expect(onCancel).not.toHaveBeenCalled();
});

test('DG-12 a disabled confirm and a disabled cancel do nothing and say so', async () => {
  const { onConfirm, onCancel } = await ask({ confirmDisabled: true, cancelDisabled: true });
  for (const name of ['确定', '取消']) {
    expect(button(name)).toBeDisabled();
    await userEvent.click(button(name), { force: true });
  }
  await userEvent.keyboard('{Enter}{Escape}');
  await stays();
  expect(onConfirm).not.toHaveBeenCalled();
  expect(onCancel).not.toHaveBeenCalled();
});

test('DG-13 a message is literal text', async () => {
  await ask({ message: '<i class=foo>退出</i>' });
  expect(layer()?.textContent).toContain('<i class=foo>退出</i>');
  expect(layer()?.querySelector('i')).toBeNull();
});

// DG-13 argued: markup is allowed by giving a RichText, whose allow-list (DG.P6) keeps the tag and drops its class.
test('DG-13 a message that is allowed to be markup is markup', async () => {
  await ask({ message: <RichText html="<i class=foo>退出</i>" /> });
  expect(layer()?.querySelector('i')).toHaveTextContent('退出');
  expect(layer()?.textContent).not.toContain('<i');
});

test('its message is read with it', async () => {
  await ask({ message: '需要 20 钻石' });
  expect(layer()).toHaveAccessibleDescription('需要 20 钻石');
});

test('without a message nothing describes it', async () => {
  await ask();
  expect(layer()?.hasAttribute('aria-describedby')).toBe(false);
});

test.each([
  ['a guard that fails', { beforeClose: () => Promise.reject(new Error('offline')) }],
  [
    'an action that throws',
    {
      onConfirm: () => {
        throw new Error('offline');
      },
    },
  ],
])('%s leaves it open, and the other answer can still be given', async (_, failing) => {
  const handlers = await ask(failing);
  await userEvent.click(button('确定'));
  await stays();
  if ('beforeClose' in failing) return expect(handlers.onConfirm).not.toHaveBeenCalled();
  await userEvent.click(button('取消'));
  await layerClosed();
});

test('DG-33 Escape says cancel where there is a cancel, and nothing where there is none', async () => {
  const question = await ask();
  await userEvent.keyboard('{Escape}');
  await layerClosed();
  expect(question.onCancel).toHaveBeenCalledOnce();
  const notice = await ask({ hideCancel: true });
  await userEvent.keyboard('{Escape}');
  await stays();
  expect(notice.onCancel).not.toHaveBeenCalled();
  await userEvent.click(button('确定'));
  await layerClosed();
  expect(notice.onConfirm).toHaveBeenCalledOnce();
});

test('DG-35 a promised action keeps it open and busy until it has resolved', async () => {
  const work = Promise.withResolvers<undefined>();
  const onConfirm = vi.fn(() => work.promise);
  await ask({ onConfirm });
  await userEvent.click(button('确定'));
  await userEvent.keyboard('{Enter}{Escape}');
  await stays();
  expect(button('确定').ariaDisabled).toBe('true');
  expect(button('取消')).toBeDisabled();
  work.resolve(undefined);
  await layerClosed();
  expect(onConfirm).toHaveBeenCalledOnce();
});

test('DG-35 a promised action that fails keeps it open, to be tried again', async () => {
  const onConfirm = vi.fn<() => Promise<void>>().mockRejectedValueOnce(new Error('offline')).mockResolvedValueOnce();
  await ask({ onConfirm });
  await userEvent.click(button('确定'));
  await expect.poll(() => button('确定').ariaDisabled).not.toBe('true');
  await stays();
  await userEvent.click(button('确定'));
  await layerClosed();
  expect(onConfirm).toHaveBeenCalledTimes(2);
});

test('DG.P1 presses in one tick, Enter, and presses while it leaves are one confirm', async () => {
  const { onConfirm } = await ask();
  const confirm = button('确定');
  confirm.focus();
  for (let press = 0; press < 10; press += 1) confirm.click();
  await userEvent.keyboard('{Enter}{Enter}');
  await layerClosed();
  expect(onConfirm).toHaveBeenCalledOnce();
});
