import { useState } from 'react';
import { flushSync } from 'react-dom';
import { expect, onTestFinished, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { layer, openLayer, tapMask } from '#components/testing/dialog.tsx';
import { mount, nextFrame } from '#components/testing/mount.tsx';
import { ready } from '#domain/loadable.ts';
import { starScavenger, status } from '../../shared/demo.fixtures.ts';
import { PurchaseDialog } from './PurchaseDialog.tsx';

const ANSWER_MS = 5000;

type Server = { buy: () => void; answers: 'yes' | 'nothing' };

/** Owns the dialog as the download flow does: pending until the server has answered, closed when it said yes. */
function Owner({ server, onCancel }: { server: Server; onCancel: () => void }) {
  const [step, setStep] = useState<'asks' | 'pending' | 'failed' | 'done'>('asks');
  const confirm = () => {
    server.buy();
    setStep('pending');
    setTimeout(() => flushSync(() => setStep(server.answers === 'yes' ? 'done' : 'failed')), ANSWER_MS);
  };
  return (
    <PurchaseDialog
      open={step !== 'done'}
      game={starScavenger}
      status={ready(status)}
      pending={step === 'pending'}
      problem={step === 'failed' ? 'network' : undefined}
      onConfirm={confirm}
      onCancel={onCancel}
      onOpenMembership={() => undefined}
      onRetryStatus={() => undefined}
    />
  );
}

async function show(answers: Server['answers'] = 'yes') {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: false });
  onTestFinished(() => void vi.useRealTimers());
  const server: Server = { buy: vi.fn(), answers };
  const onCancel = vi.fn();
  mount(<Owner server={server} onCancel={onCancel} />);
  // What a layer does in the next task, such as listening, is done.
  await vi.advanceTimersByTimeAsync(10);
  return { server, onCancel, dialog: await openLayer() };
}

const button = (name: RegExp) =>
  [...document.querySelectorAll('button')].find(({ textContent }) => name.test(textContent)) ??
  expect.fail(`There is no button ${name}`);
const confirm = () => button(/确认下载/);

const answered = async () => {
  await vi.advanceTimersByTimeAsync(ANSWER_MS);
  await nextFrame();
};

test('DG-26 ten presses and Enter twice are one purchase; until the answer it is busy and cannot be left', async () => {
  const { server, onCancel, dialog } = await show();
  confirm().focus();
  for (let press = 0; press < 10; press += 1) confirm().click();
  await userEvent.keyboard('{Enter}{Enter}');
  expect(server.buy).toHaveBeenCalledOnce();
  expect(confirm()).toHaveAttribute('aria-disabled', 'true');
  expect(confirm().textContent).toContain('提交中…');
  expect(button(/取消/)).toBeDisabled();
  expect(dialog.querySelector('[aria-label="关闭"]')).toBeNull();
  await userEvent.keyboard('{Escape}');
  await tapMask();
  await vi.advanceTimersByTimeAsync(100);
  expect(dialog.inert).toBe(false);
  expect(onCancel).not.toHaveBeenCalled();
  await answered();
  await expect.poll(layer).toBeNull();
  expect(server.buy).toHaveBeenCalledOnce();
});

test('DG-28 after a failure it is open with the reason, and a second press is a second call', async () => {
  const { server, dialog } = await show('nothing');
  confirm().click();
  await answered();
  expect(dialog.textContent).toContain('网络异常，请重试（不会重复扣费）');
  expect(confirm()).not.toHaveAttribute('aria-disabled', 'true');
  confirm().click();
  expect(server.buy).toHaveBeenCalledTimes(2);
});

test('DG-30 it is an alert dialog with a name and a description, and focus begins on the cancel', async () => {
  const { dialog } = await show();
  expect(dialog).toHaveRole('alertdialog');
  expect(dialog).toHaveAccessibleName('下载确认');
  expect(dialog).toHaveAccessibleDescription(/下载该游戏需要\s*300/);
  expect(button(/取消/)).toHaveFocus();
});
