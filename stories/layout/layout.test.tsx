import { composeStories } from '@storybook/react-vite';
import type { ComponentType } from 'react';
import { afterAll, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { shell } from '#app/shell/Shell.css.ts';
import { Page } from '#components/Page/Page.tsx';
import { PullToRefresh } from '#components/PullToRefresh/PullToRefresh.tsx';
import { devtools } from '#components/testing/devtools.ts';
import { mount, nextFrame } from '#components/testing/mount.tsx';
import { notOnPaper, picturesForPaper } from '#components/testing/onPaper.ts';
import { outOfSight } from '#components/testing/outOfSight.ts';
import '#app/shell/rareLooks.css.ts';
import '#theme/print.css.ts';
import { applyNotch } from '../../.storybook/notch.ts';

type Stories = Parameters<typeof composeStories>[0];

const modules = import.meta.glob<Stories>('../../src/screens/**/*.stories.tsx', { eager: true });

/** How a screen is looked at; `text` is the reader's own size of letters, px. */
type Look = { width: number; height: number; text: number; notched?: boolean };

const LOOKS: Readonly<Record<string, Look>> = {
  '375': { width: 375, height: 812, text: 16 },
  '320': { width: 320, height: 640, text: 16 },
  横屏: { width: 812, height: 375, text: 16, notched: true },
  '320 200%': { width: 320, height: 640, text: 32 },
  '375 200%': { width: 375, height: 812, text: 32 },
};

const PHONE: Look = { width: 375, height: 812, text: 16 };
const PAPER: Look = { width: 559, height: 794, text: 16 };

let former = PHONE;

async function look(next: Look): Promise<void> {
  if (next.text !== former.text)
    await devtools().send('Page.setFontSizes', { fontSizes: { standard: next.text, fixed: next.text } });
  if (next.width !== former.width || next.height !== former.height) await page.viewport(next.width, next.height);
  applyNotch(next.notched === true);
  former = next;
  await nextFrame();
}

const LAYER = /(Sheet|Dialog|Menu|Overlay|Result)\.stories/;

/** What differs in its layout from what a dialog shows when all is there. */
const OTHER_STATES = ['LongText', 'FromGame', 'PosterFailed', 'Unavailable'];

/** Of a screen or a dialog what it shows when all is there; of the dialogs everybody meets other states too. */
function statesOf(path: string, stories: Stories): [string, ComponentType][] {
  const all = Object.entries(composeStories(stories)) as [string, ComponentType][];
  if (path.includes('/shared/') && !LAYER.test(path)) return [];
  const [first] = all;
  const complete = all.find(([name]) => name === 'Ready') ?? first;
  const others = path.includes('/dialogs/') ? all.filter(([name]) => OTHER_STATES.includes(name)) : [];
  return complete ? [complete, ...others] : [];
}

const shown = Object.entries(modules).flatMap(([path, stories]) => {
  const file = path.split('/').at(-1)?.replace('.stories.tsx', '') ?? path;
  return statesOf(path, stories).map(([name, Story]) => [`${file} ${name}`, Story] as const);
});

afterAll(() => look(PHONE));

test.each([
  [1440, true],
  [375, false],
])('with a mouse, %d wide: 刷新 stands beside the column, or is for keys alone', async (width, isBeside) => {
  await look({ width, height: 900, text: 16 });
  const { container } = mount(
    <div className={shell}>
      <Page label="首页">
        <PullToRefresh onRefresh={() => Promise.resolve()}>
          <p style={{ height: 2000 }}>价格与文字</p>
        </PullToRefresh>
      </Page>
    </div>,
  );
  const button = container.querySelector<HTMLElement>('[aria-label="刷新"]') ?? expect.fail('No button');
  expect(getComputedStyle(button).clipPath).toBe(isBeside ? 'none' : 'inset(50%)');
  const column = container.querySelector(`.${shell.split(' ')[0]}`)?.getBoundingClientRect().right ?? 0;
  const { left, right, bottom } = button.getBoundingClientRect();
  if (isBeside) expect([left > column, right <= innerWidth, bottom <= innerHeight]).toEqual([true, true, true]);
  button.focus();
  expect(button.matches(':focus')).toBe(true);
  await look(PHONE);
});

test.each(shown)('%s: nothing is clipped or covered', async (_name, Story) => {
  mount(<Story />);
  const found: string[] = [];
  for (const [name, how] of Object.entries(LOOKS)) {
    await look(how);
    found.push(...(await outOfSight()).map((line) => `[${name}] ${line}`));
  }
  await look(PAPER);
  const pictures = picturesForPaper();
  await devtools().send('Emulation.setEmulatedMedia', { media: 'print' });
  found.push(...notOnPaper(pictures).map((line) => `[打印] ${line}`));
  await devtools().send('Emulation.setEmulatedMedia', { media: '' });
  await look(PHONE);
  if (found.length > 0) expect.fail(found.join('\n'));
});
