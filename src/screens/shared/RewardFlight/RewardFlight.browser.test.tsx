import { expect, test, vi } from 'vitest';
import { reduceMotion } from '#components/testing/emulate.ts';
import { mount } from '#components/testing/mount.tsx';
import { Page } from '#components/Page/Page.tsx';
import { ready } from '#domain/loadable.ts';
import { BalancePill } from '../BalancePill/BalancePill.tsx';
import { RewardFlight, type FlyingReward } from './RewardFlight.tsx';

const page = (reward: FlyingReward | undefined, balance = 100) => (
  <Page
    bar={
      <>
        <BalancePill balance={ready(balance)} />
        <RewardFlight reward={reward} />
      </>
    }
  >
    <p data-reward-from="gift" style={{ marginTop: 400 }}>
      签到
    </p>
  </Page>
);

const flyer = (container: HTMLElement) =>
  container.querySelector<HTMLElement>('[data-page] span[aria-hidden="true"]') ?? expect.fail('There is no flyer');

/** How far apart the middles of two elements are, px. */
function distance(one: Element, selector: string): number {
  const other = document.querySelector(selector) ?? expect.fail(`There is no ${selector}`);
  const [a, b] = [one.getBoundingClientRect(), other.getBoundingClientRect()];
  return Math.hypot(a.left + a.width / 2 - b.left - b.width / 2, a.top + a.height / 2 - b.top - b.height / 2);
}

const stopAt = (element: HTMLElement, timeMs: number) => {
  const [animation] = element.getAnimations();
  animation?.pause();
  if (animation) animation.currentTime = timeMs;
};

test('a reward begins where it was claimed and ends at the balance', () => {
  const { container, render } = mount(page(undefined));
  render(page({ turn: 1, amount: 8, from: 'gift' }, 108));
  const flying = flyer(container);
  expect(flying.textContent).toBe('+8');
  stopAt(flying, 0);
  expect(distance(flying, '[data-reward-from]')).toBeLessThan(1);
  // The last frame before it lands.
  stopAt(flying, 299);
  expect(distance(flying, '[data-reward-to]')).toBeLessThan(4);
});

test('the balance counts once the reward has arrived, and ends at the truth', async () => {
  const { container, render } = mount(page(undefined));
  const shown = () => container.querySelector('[data-reward-to]')?.textContent;
  render(page({ turn: 1, amount: 8, from: 'gift' }, 108));
  expect(shown()).toBe('100');
  await vi.waitFor(() => expect(shown()).toBe('108'));
});

test('it flies once for each turn', async () => {
  const reward = { turn: 1, amount: 8, from: 'gift' };
  const { container, render } = mount(page(reward));
  flyer(container)
    .getAnimations()
    .forEach((animation) => animation.finish());
  render(page({ ...reward }));
  expect(flyer(container).getAnimations()).toHaveLength(0);
  render(page({ ...reward, turn: 2 }));
  expect(flyer(container).getAnimations()).toHaveLength(1);
});

test('nothing moves for a reader who asks for less motion: the balance is there at once', async () => {
  await reduceMotion();
  const { container, render } = mount(page(undefined));
  render(page({ turn: 1, amount: 8, from: 'gift' }, 108));
  expect(flyer(container).getAnimations()).toHaveLength(0);
  await vi.waitFor(() => expect(container.querySelector('[data-reward-to]')?.textContent).toBe('108'), {
    timeout: 100,
  });
});

test('a reward whose source is not on the page is not shown', () => {
  const { container } = mount(page({ turn: 1, amount: 8, from: 'elsewhere' }));
  expect(flyer(container).getAnimations()).toHaveLength(0);
});
