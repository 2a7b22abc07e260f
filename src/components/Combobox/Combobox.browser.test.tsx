import { expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { devtools } from '../testing/devtools.ts';
import { mount } from '../testing/mount.tsx';
import { dispatchTouch, middleOf } from '../testing/touch.ts';
import { Combobox, type ComboboxProps } from './Combobox.tsx';

function open(props: Partial<ComboboxProps> = {}) {
  const onSuggest = vi.fn();
  const onSearch = vi.fn();
  const { container } = mount(
    <Combobox label="搜索" suggestions={[]} onSuggest={onSuggest} onSearch={onSearch} {...props} />,
  );
  const field = container.querySelector('input') ?? expect.fail('No field');
  const options = () => [...container.querySelectorAll('[role=option]')].filter((option) => option.checkVisibility());
  return { container, field, options, onSuggest, onSearch };
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

it('a finger takes a suggestion: the list is still there when it lets go', async () => {
  const { field, options, onSearch } = open({ suggestions: [{ value: '猫咪' }, { value: '猫头鹰' }] });
  await userEvent.type(field, '猫');
  const [, second] = options();
  await dispatchTouch('touchStart', [middleOf(second ?? expect.fail('No second option'))]);
  await dispatchTouch('touchEnd', []);
  await expect.poll(() => onSearch.mock.calls).toEqual([['猫头鹰']]);
  expect(field.value).toBe('猫头鹰');
  expect(options()).toEqual([]);
});

it('a finger on what cannot be taken leaves the focus in the field and the list open', async () => {
  const { container, field } = open({ pending: true });
  await userEvent.type(field, '猫');
  const status = container.querySelector('[role=status]') ?? expect.fail('No status');
  await dispatchTouch('touchStart', [middleOf(status)]);
  await dispatchTouch('touchEnd', []);
  expect(document.activeElement).toBe(field);
  expect(status.checkVisibility()).toBe(true);
});

it('what shrinks under the arrow keys leaves no option that is not there', async () => {
  const onSearch = vi.fn();
  const field = (values: readonly string[]) => (
    <Combobox label="搜索" suggestions={values.map((value) => ({ value }))} onSearch={onSearch} />
  );
  const { container, render } = mount(field(['甲', '乙']));
  const input = container.querySelector('input') ?? expect.fail('No field');
  await userEvent.type(input, '甲{ArrowUp}');
  expect(input.getAttribute('aria-activedescendant')).toMatch(/-1$/);
  render(field(['甲']));
  expect(input.getAttribute('aria-activedescendant')).toBeNull();
  await userEvent.keyboard('{Enter}');
  expect(onSearch.mock.calls).toEqual([['甲']]);
});

it('its own form follows a reset, and the owner keeps what describes the field', async () => {
  const { container, field, onSuggest } = open({ defaultValue: '初', 'aria-describedby': 'elsewhere' });
  await userEvent.type(field, '改');
  container.querySelector('form')?.reset();
  await expect.poll(() => field.value).toBe('初');
  expect(onSuggest.mock.lastCall).toEqual(['初']);
  expect(field.getAttribute('aria-describedby')).toBe('elsewhere');
});
