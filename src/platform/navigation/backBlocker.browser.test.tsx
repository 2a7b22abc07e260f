import { expect, test } from 'vitest';
import { useOpenLayer } from '#components/Dialog/openLayers.ts';
import { mount } from '#components/testing/mount.tsx';
import { isBlocked, bypassBlocker } from './backBlocker.ts';

function OpenLayer() {
  useOpenLayer(true, () => undefined);
  return null;
}

test('what stands open holds the reader’s Back up, and lets one step of the app’s own through', () => {
  expect(isBlocked(), 'nothing open').toBe(false);
  mount(<OpenLayer />);
  expect(isBlocked()).toBe(true);
  bypassBlocker();
  expect(isBlocked()).toBe(false);
  expect(isBlocked()).toBe(true);
});
