import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { Dialog } from '#components/Dialog/Dialog.tsx';
import { mount } from '#components/testing/mount.tsx';
import { copyText } from './copyText.ts';

afterEach(() => vi.restoreAllMocks());

const refused = () => Promise.reject(new DOMException('Write permission denied.', 'NotAllowedError'));

/** The clipboard of this test; undefined where the page has none. */
function haveClipboard(writeText: ((text: string) => Promise<void>) | undefined): void {
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: writeText && { writeText } });
  onTestFinished(() => void Reflect.deleteProperty(navigator, 'clipboard'));
}

/** The old way, which tells what would have been copied. */
function watchCommand(answer: () => boolean) {
  const copied: (string | undefined)[] = [];
  vi.spyOn(document, 'execCommand').mockImplementation((command) => {
    const { activeElement: field } = document;
    if (command === 'copy' && field instanceof HTMLTextAreaElement)
      copied.push(field.value.slice(field.selectionStart, field.selectionEnd));
    return answer();
  });
  return copied;
}

test('the clipboard comes first, and is enough', async () => {
  const writeText = vi.fn(() => Promise.resolve());
  haveClipboard(writeText);
  const copied = watchCommand(() => true);
  await copyText('QY8826');
  expect(writeText).toHaveBeenCalledExactlyOnceWith('QY8826');
  expect(copied).toEqual([]);
});

test.each([
  ['refuses', refused],
  ['is missing', undefined],
])('the old way where the clipboard %s; focus and selection are put back', async (_, clipboard) => {
  haveClipboard(clipboard);
  const copied = watchCommand(() => true);
  const { container } = mount(
    <>
      <button>复制</button>
      <p>选中的字</p>
    </>,
  );
  const [button, words] = [container.querySelector('button'), container.querySelector('p')];
  button?.focus();
  if (words) getSelection()?.selectAllChildren(words);
  await copyText('QY8826');
  expect(copied).toEqual(['QY8826']);
  expect(document.activeElement).toBe(button);
  expect(String(getSelection())).toBe('选中的字');
  expect(document.querySelector('textarea')).toBeNull();
});

test('it begins at the tap itself where there is no clipboard', () => {
  haveClipboard(undefined);
  const copied = watchCommand(() => true);
  void copyText('QY8826');
  expect(copied).toEqual(['QY8826']);
});

test('within a dialog, which lets no focus out', async () => {
  haveClipboard(undefined);
  const copied = watchCommand(() => true);
  mount(
    <Dialog open onOpenChange={() => undefined} title="兑换成功">
      <button>复制礼包码</button>
    </Dialog>,
  );
  const find = () => [...document.querySelectorAll('button')].find(({ textContent }) => textContent === '复制礼包码');
  await expect.poll(find).toBeDefined();
  await expect.poll(() => document.activeElement?.closest('[data-layer]')).not.toBeNull();
  find()?.focus();
  await copyText('GIFT-2026');
  expect(copied).toEqual(['GIFT-2026']);
  expect(document.activeElement).toBe(find());
});

test.each([
  ['says no', () => false],
  [
    'throws',
    () => {
      throw new Error('not supported');
    },
  ],
])('rejects as the clipboard did where the old way %s too', async (_, answer) => {
  haveClipboard(refused);
  watchCommand(answer);
  await expect(copyText('QY8826')).rejects.toThrow('Write permission denied.');
  expect(document.querySelector('textarea')).toBeNull();
});
