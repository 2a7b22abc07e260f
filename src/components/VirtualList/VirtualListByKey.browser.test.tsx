import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { answers, box, Loading, rowsOf, settled } from '../testing/list.tsx';
import { mount } from '../testing/mount.tsx';

beforeEach(() => answers.clear());

const button = (name: string) => page.getByRole('button', { name });

/** Three rows and an empty answer, after which only the reader asks for more: by key. */
async function askByKey() {
  const { container } = mount(box(<Loading />));
  await settled();
  for (const count of [3, 0]) {
    await answers.resolve(count);
    await settled();
  }
  const more = button('加载更多').element();
  if (more instanceof HTMLElement) more.focus();
  await userEvent.keyboard('{Enter}');
  return container;
}

test('whoever asks for more by key keeps the button while it loads, and goes on at the first row that comes', async () => {
  await askByKey();
  await expect.element(button('加载中…')).toHaveFocus();
  await answers.reject();
  await expect.element(button('加载失败，点击重新加载')).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await answers.resolve(4, true);
  await expect.poll(() => document.activeElement?.getAttribute('data-index')).toBe('3');
});

test('rows that come to whoever has gone on, or by themselves, leave the focus where it is', async () => {
  const container = await askByKey();
  rowsOf(container)[1]?.focus();
  for (const isLast of [false, true]) {
    await answers.resolve(2, isLast);
    await settled();
    expect(rowsOf(container)[1]).toHaveFocus();
  }
});
