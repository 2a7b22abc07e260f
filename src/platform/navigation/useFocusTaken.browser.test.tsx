import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { mount } from '#components/testing/mount.tsx';
import { locationAt } from './routeLocation.fixtures.ts';
import { RouteLocationProvider } from './routeLocation.ts';
import { useFocusTaken } from './useFocusTaken.ts';

const Sign = () => <output>{useFocusTaken() ? 'taken' : 'free'}</output>;

function Pages() {
  const [key, setKey] = useState('first');
  return (
    <RouteLocationProvider value={locationAt('/', key)}>
      <Sign />
      <button type="button" onClick={() => setKey('next')}>
        下一页
      </button>
    </RouteLocationProvider>
  );
}

test('a field that goes with its page, and says nothing of it, has the focus no longer', async () => {
  const { container } = mount(<Pages />);
  const form = container.appendChild(document.createElement('form'));
  const field = form.appendChild(document.createElement('input'));
  const said = () => container.querySelector('output')?.textContent;
  field.focus();
  await vi.waitFor(() => expect(said()).toBe('taken'));
  // Browsers differ in whether they tell of a focused element that is taken away.
  const silence = new AbortController();
  window.addEventListener('focusout', (event) => event.stopImmediatePropagation(), {
    capture: true,
    signal: silence.signal,
  });
  form.remove();
  silence.abort();
  container.querySelector('button')?.click();
  await vi.waitFor(() => expect(said()).toBe('free'));
});
