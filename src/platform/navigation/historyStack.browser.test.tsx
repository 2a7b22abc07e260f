import { expect, test } from 'vitest';
import { useOpenLayer } from '#components/Dialog/openLayers.ts';
import { mount } from '#components/testing/mount.tsx';
import { isBlocked, bypassBlocker } from './historyStack.ts';

function OpenLayer() {
  useOpenLayer(true, () => undefined);
  return null;
}

test('an open layer blocks a person’s Back; one step of the app’s own bypasses it', () => {
  expect(isBlocked(), 'nothing open').toBe(false);
  mount(<OpenLayer />);
  expect(isBlocked()).toBe(true);
  bypassBlocker();
  expect(isBlocked()).toBe(false);
  expect(isBlocked()).toBe(true);
});
