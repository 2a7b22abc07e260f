import { afterEach, beforeEach, expect, vi } from 'vitest';
import { Page } from '../Page/Page.tsx';
import { PullToRefresh, type PullToRefreshProps } from '../PullToRefresh/PullToRefresh.tsx';
import { emulateReducedMotion } from './media.ts';
import { mount } from './mount.tsx';
import { dispatchTouch, type Point } from './touch.ts';

type Settle = { resolve: () => void; reject: (error: Error) => void };

export const answers: Settle[] = [];
export const onRefresh = vi.fn(() => new Promise<void>((resolve, reject) => void answers.push({ resolve, reject })));
export const START: Point = { x: 180, y: 100 };

beforeEach(() => {
  onRefresh.mockClear();
  answers.length = 0;
});

afterEach(async () => {
  if (fingerDown) await up();
  await emulateReducedMotion(false);
});

const element = (props: Partial<PullToRefreshProps> = {}) => (
  <Page label="测试">
    <PullToRefresh onRefresh={onRefresh} {...props}>
      {props.children ?? <div data-content="" style={{ height: 2000 }} />}
    </PullToRefresh>
  </Page>
);

export function find(container: HTMLElement, selector: string): HTMLElement {
  const found = container.querySelector<HTMLElement>(selector);
  if (!found) throw new Error(`Nothing is ${selector}`);
  return found;
}

/** A mounted pull area and what it shows. */
export function show(props: Partial<PullToRefreshProps> = {}) {
  const mounted = mount(element(props));
  const root = find(mounted.container, '[data-status]');
  const track = find(root, '[role="status"] + div');
  const head = find(track, '[aria-hidden="true"]');
  const button = find(root, 'button');
  return {
    ...mounted,
    again: (next: Partial<PullToRefreshProps>) => mounted.render(element(next)),
    head,
    button,
    scroller: find(mounted.container, '[data-scroller]'),
    live: find(root, '[role="status"]'),
    status: () => root.dataset['status'],
    /** What the head is on its way to: status, distance, transition in s. */
    state: () => [
      root.dataset['status'],
      new DOMMatrix(track.style.transform.replace(/([\d.]+)rem/, (_, rem) => `${Number(rem) * 16}px`)).m42,
      getComputedStyle(track).transitionDuration,
    ],
    /** Where the head is by now. */
    offset: () => new DOMMatrix(getComputedStyle(track).transform).m42,
  };
}

export type Shown = ReturnType<typeof show>;

let fingerDown = false;
export const down = () => {
  fingerDown = true;
  return dispatchTouch('touchStart', [START]);
};
export const moveTo = (dy: number, dx = 0) => dispatchTouch('touchMove', [{ x: START.x + dx, y: START.y + dy }]);
export const up = () => {
  fingerDown = false;
  return dispatchTouch('touchEnd', []);
};
export const pull = async (dy: number) => {
  await down();
  await moveTo(dy);
};
export const pullAndLetGo = async (dy: number) => {
  await pull(dy);
  await up();
};

/** A refresh in flight, the head at rest. */
export async function refreshing(props: Partial<PullToRefreshProps> = {}): Promise<Shown> {
  const shown = show(props);
  await pullAndLetGo(100);
  await expect.poll(() => shown.status()).toBe('loading');
  return shown;
}

export const HELD = '0s';
export const GLIDES = '0.3s';

/** Whether each touchmove from now on was prevented, as the page around hears it. */
export function preventions(): boolean[] {
  const heard: boolean[] = [];
  const listen = (event: TouchEvent) => void heard.push(event.defaultPrevented);
  addEventListener('touchmove', listen, { passive: true });
  cleanups.push(() => removeEventListener('touchmove', listen));
  return heard;
}

/** Run after the test. */
export const cleanups: (() => void)[] = [];
afterEach(() => cleanups.splice(0).forEach((clean) => clean()));
