import { expect, test } from 'vitest';
import { mount, nextFrame } from '../testing/mount.tsx';
import { dragBy, middleOf } from '../testing/touch.ts';
import { Page } from './Page.tsx';

test('PR-33 the page’s own scroller contains its overscroll, and a real finger scrolls it', async () => {
  const { container } = mount(
    <Page label="测试">
      <div style={{ height: 3000 }} />
    </Page>,
  );
  const scroller = container.querySelector<HTMLElement>('[data-scroller]');
  if (!scroller) throw new Error('The page has no scroller.');
  expect(getComputedStyle(scroller).overscrollBehaviorY).toBe('contain');
  await dragBy({ from: middleOf(scroller), dy: -200 });
  await nextFrame();
  expect(scroller.scrollTop).toBeGreaterThan(100);
});
