import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { mount, nextFrame } from '../testing/mount.tsx';
import { provoke, strangersIn } from './provoke.fixtures.ts';
import { RichText } from './RichText.tsx';
import { XSS_MATRIX } from './xssMatrix.fixtures.ts';

const alert = vi.fn();

/** Links are tapped too; the test's own page must stay. */
const stay = (event: Event) => event.preventDefault();

beforeEach(() => {
  vi.stubGlobal('alert', alert.mockClear());
  addEventListener('click', stay);
});
afterEach(() => {
  removeEventListener('click', stay);
  vi.unstubAllGlobals();
});

/** Every so many of the matrix, and what needs no script to do harm; all of it, and the public corpora, in `npm run prove`. */
const some = (stride: number) => XSS_MATRIX.filter((html, index) => index % stride === 0 || !/on|script/i.test(html));

test('X1 hostile markup of every tag, event, address and frame runs nothing and leaves nothing foreign', async () => {
  const left: string[] = [];
  for (const html of some(5)) {
    const { container, unmount } = mount(<RichText html={html} />);
    provoke(container);
    const root = container.firstElementChild;
    if (root) left.push(...strangersIn(root).map((stranger) => `${html}: ${stranger}`));
    unmount();
  }
  await nextFrame();
  expect(left).toEqual([]);
  expect(alert).not.toHaveBeenCalled();
});

test('the same events do run what was not cleaned, so they would be heard', async () => {
  const { container } = mount(<p />);
  for (const html of some(25).filter((text) => /^<(p|img|x|button|table) ?/.test(text))) {
    const box = document.createElement('div');
    box.innerHTML = html;
    container.append(box);
  }
  provoke(container);
  await nextFrame();
  expect(alert.mock.calls.length).toBeGreaterThan(5);
});
