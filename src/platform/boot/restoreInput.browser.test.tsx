import { useState } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { restoreInput } from './eventReplay.ts';

const PRERENDERED = '<input aria-label="搜索" value=""><textarea aria-label="留言"></textarea>';

let container: HTMLElement;
let root: Root | undefined;

beforeEach(() => {
  container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = PRERENDERED;
});

afterEach(() => {
  root?.unmount();
  root = undefined;
  container.remove();
});

/** The same fields, rendered by React. */
function Fields() {
  const [text, setText] = useState('');
  return (
    <>
      <input aria-label="搜索" value={text} onChange={(event) => setText(event.target.value)} />
      <textarea aria-label="留言" />
      <output>{text}</output>
    </>
  );
}

/** React renders the page in place of what stands there. */
function renderAnew() {
  root = createRoot(container);
  flushSync(() => root?.render(<Fields />));
}

const search = () => container.querySelector('input') as HTMLInputElement;

const heard = () => container.querySelector('output')?.textContent;

it('restores what was typed into the field that replaces a prerendered one, and the focus', async () => {
  await userEvent.type(search(), '星海');
  const restore = restoreInput(container);
  renderAnew();
  restore();
  await expect.poll(heard).toBe('星海');
  expect(search().value).toBe('星海');
  expect(document.activeElement).toBe(search());
});

it('a field tapped in the middle of hydration keeps its focus and its words', async () => {
  const restore = restoreInput(container);
  await userEvent.type(search(), '猫');
  renderAnew();
  restore();
  await userEvent.keyboard('咪');
  await expect.poll(heard).toBe('猫咪');
});

it('who has gone on to another field meanwhile stays there', async () => {
  await userEvent.click(search());
  const restore = restoreInput(container);
  await userEvent.click(container.querySelector('textarea') as HTMLElement);
  renderAnew();
  restore();
  expect(document.activeElement).toBe(container.querySelector('textarea'));
});
