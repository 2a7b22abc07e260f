import { expect, test } from 'vitest';
import { useOpenLayer } from '#components/Dialog/openLayers.ts';
import { mount } from '#components/testing/mount.tsx';
import { isHeldUp, letBackThrough } from './back.ts';

function OpenLayer() {
  useOpenLayer(true, () => undefined);
  return null;
}

test('what stands open holds the reader’s Back up, and lets one step of the app’s own through', () => {
  expect(isHeldUp(), 'nothing open').toBe(false);
  mount(<OpenLayer />);
  expect(isHeldUp()).toBe(true);
  letBackThrough();
  expect(isHeldUp()).toBe(false);
  expect(isHeldUp()).toBe(true);
});
