import { userEvent } from 'vitest/browser';
import { afterEach, expect, onTestFinished, test } from 'vitest';
import { focusTapped } from './focusTapped.ts';

afterEach(() => document.body.replaceChildren());

/** A button as Safari has them: a press does not move the focus. */
function openUnfocusing() {
  onTestFinished(focusTapped(document));
  const [button, field, label] = [document.createElement('button'), document.createElement('input'), document.createElement('span')];
  button.append(label);
  label.textContent = '打开';
  button.addEventListener('mousedown', (event) => event.preventDefault());
  document.body.append(button, field);
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
