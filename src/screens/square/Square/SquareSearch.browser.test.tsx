import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { devtools } from '#components/testing/devtools.ts';
import { mount } from '#components/testing/mount.tsx';
import { SquareSearch } from './SquareSearch.tsx';

/** The square's search, which shows what it was asked for. */
function open(first = '') {
  const onSuggest = vi.fn();
  const onSearch = vi.fn();
  function Held() {
    const [keyword, setKeyword] = useState(first);
    const search = (next: string) => {
      onSearch(next);
      setKeyword(next);
    };
    return (
      <>
        <SquareSearch keyword={keyword} suggestions={[]} onSuggest={onSuggest} onSearch={search} />
        <button type="button" onClick={() => setKeyword('灯塔')}>
          Back
        </button>
      </>
    );
  }
  const { container } = mount(<Held />);
  const field = container.querySelector('input')!;
  const press = (name: string) =>
    [...container.querySelectorAll('button')]
      .find((button) => (button.ariaLabel ?? button.textContent) === name)!
      .click();
  return { container, field, onSuggest, onSearch, press };
}

const compose = (text: string) =>
  devtools().send('Input.imeSetComposition', { text, selectionStart: text.length, selectionEnd: text.length });

it('asks for nothing while an input method composes, and once the characters are chosen', async () => {
  const { field, onSuggest } = open();
  await userEvent.click(field);
  for (const letters of ['n', 'ni', 'ni h', 'ni hao']) await compose(letters);
  await expect.poll(() => field.value).toBe('ni hao');
  expect(onSuggest).not.toHaveBeenCalled();
  await devtools().send('Input.insertText', { text: '你好' });
  await expect.poll(() => field.value).toBe('你好');
  expect(onSuggest.mock.calls.at(-1)).toEqual(['你好']);
  expect(onSuggest.mock.calls.flat().filter((text) => /[a-z]/.test(String(text)))).toEqual([]);
});

it('asks for what is typed without an input method, letter by letter', async () => {
  const { field, onSuggest } = open();
  await userEvent.type(field, 'ab');
  expect(onSuggest.mock.calls.flat()).toEqual(['a', 'ab']);
});

it('the field stays, and with it the focus and the keyboard, when a search is let go of', async () => {
  const { field, press, container } = open('灯塔');
  await userEvent.click(field);
  press('清除搜索词');
  await expect.poll(() => field.value).toBe('');
  expect(container.querySelector('input')).toBe(field);
  expect(document.activeElement).toBe(field);
});

it('a keyword from outside takes the place of what was typed', async () => {
  const { field, press } = open();
  await userEvent.type(field, '猫');
  press('Back');
  await expect.poll(() => field.value).toBe('灯塔');
});

it('before any script has come the words lead to what they search', () => {
  const { container, field } = open();
  const form = container.querySelector('form')!;
  expect([form.getAttribute('action'), form.method, field.name]).toEqual(['/square', 'get', 'keyword']);
});
