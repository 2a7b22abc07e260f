import { expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { openLayer } from '#components/testing/dialog.tsx';
import { mount, nextFrame } from '#components/testing/mount.tsx';
import { dragBy, middleOf } from '#components/testing/touch.ts';
import { bulletin } from '../../shared/demo.fixtures.ts';
import { BulletinDialog } from './BulletinDialog.tsx';

const LINES = Array.from({ length: 150 }, (_, i) => `<p>第 ${i + 1} 条</p>`).join('');

test('DG-32 on a small phone a long text scrolls inside, under a title and a close button that stay', async () => {
  await page.viewport(320, 480);
  onTestFinished(() => page.viewport(375, 812));
  mount(<BulletinDialog open bulletin={{ ...bulletin, content: LINES }} onClose={() => undefined} />);
  const dialog = await openLayer();
  const scroller = dialog.querySelector('[data-layer-scroller]') ?? expect.fail('Nothing scrolls');
  const title = dialog.querySelector('h2') ?? expect.fail('There is no title');
  const close = dialog.querySelector('[aria-label="关闭"]') ?? expect.fail('There is no close button');
  await Promise.all(dialog.getAnimations().map(({ finished }) => finished));
  expect(scroller.scrollHeight).toBeGreaterThan(3000);
  expect(title).toHaveFocus();
  expect(scroller.scrollTop).toBe(0);
  const inSight = (element: Element) => {
    const { x, y } = middleOf(element);
    const { width, height, top, bottom } = element.getBoundingClientRect();
    return (
      top >= 0 && bottom <= 480 && Math.min(width, height) >= 20 && element.contains(document.elementFromPoint(x, y))
    );
  };
  await dragBy({ from: middleOf(scroller), dy: -120 });
  await nextFrame();
  await expect.poll(() => scroller.scrollTop).toBeGreaterThan(60);
  expect(inSight(title)).toBe(true);
  expect(inSight(close)).toBe(true);
  const { width, height } = close.getBoundingClientRect();
  expect(Math.min(width, height)).toBeGreaterThanOrEqual(24);
  expect(dialog.hasAttribute('aria-describedby')).toBe(false);
});
