import { useState } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { watchEarlyTyping } from './typedEarly.ts';

const DRAWN = '<input aria-label="搜索" value=""><textarea aria-label="留言"></textarea>';

let place: HTMLElement;
let root: Root | undefined;

beforeEach(() => {
  place = document.body.appendChild(document.createElement('div'));
  place.innerHTML = DRAWN;
});

afterEach(() => {
  root?.unmount();
  root = undefined;
  place.remove();
});

/** The same fields, alive. */
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

/** React draws the page in place of what stands there. */
function drawAnew() {
  root = createRoot(place);
  flushSync(() => root?.render(<Fields />));
}

const search = () => place.querySelector('input') as HTMLInputElement;

const heard = () => place.querySelector('output')?.textContent;

it('hands what was typed into a drawn field to the one in its place, and the focus', async () => {
  await userEvent.type(search(), '星海');
  const handOver = watchEarlyTyping(place);
  drawAnew();
  handOver();
  await expect.poll(heard).toBe('星海');
  expect(search().value).toBe('星海');
  expect(document.activeElement).toBe(search());
});

it('a field tapped only while the page comes to life keeps its focus and its words', async () => {
  const handOver = watchEarlyTyping(place);
  await userEvent.type(search(), '猫');
  drawAnew();
  handOver();
  await userEvent.keyboard('咪');
  await expect.poll(heard).toBe('猫咪');
});

it('who has gone on to another field meanwhile stays there', async () => {
  await userEvent.click(search());
  const handOver = watchEarlyTyping(place);
  await userEvent.click(place.querySelector('textarea') as HTMLElement);
  drawAnew();
  handOver();
  expect(document.activeElement).toBe(place.querySelector('textarea'));
});
