import { useState } from 'react';
import { expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { mount } from '#components/testing/mount.tsx';
import { SquareSearch } from './SquareSearch.tsx';

/** The square's search, which shows what it was asked for. */
function open(first = '') {
  function Held() {
    const [keyword, setKeyword] = useState(first);
    return (
      <>
        <SquareSearch keyword={keyword} suggestions={[]} onSuggest={() => undefined} onSearch={setKeyword} />
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
  return { container, field, press };
}

it('the field stays, and with it the focus and the keyboard, when a search is let go of', async () => {
  const { field, press, container } = open('灯塔');
  await userEvent.click(field);
  press('清除搜索词');
  await expect.poll(() => field.value).toBe('');
  expect(container.querySelector('input')).toBe(field);
  expect(document.activeElement).toBe(field);
});

it('a keyword from outside replaces what was typed', async () => {
  const { field, press } = open();
  await userEvent.type(field, '猫');
  press('Back');
  await expect.poll(() => field.value).toBe('灯塔');
});

it('before any script has come the form leads to its results', () => {
  const { container, field } = open();
  const form = container.querySelector('form')!;
  expect([form.getAttribute('action'), form.method, field.name]).toEqual(['/square', 'get', 'keyword']);
});
