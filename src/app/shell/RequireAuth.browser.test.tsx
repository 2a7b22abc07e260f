import { flushSync } from 'react-dom';
import { expect, test } from 'vitest';
import { mount } from '#components/testing/mount.tsx';
import { guestAccount } from '#domain/account.ts';
import { createSession } from '#platform/device/session.ts';
import { CoreProvider, type Core } from '#platform/core.ts';
import { memoryStorage } from '../testing.fixtures.ts';
import { RequireAuth } from './RequireAuth.tsx';

const person = { ...guestAccount, uid: '7', token: 'token-7' };

function openPage(prepare: (session: Core['session']) => void) {
  const session = createSession(memoryStorage(), 'https://portal.example/');
  prepare(session);
  const { container } = mount(
    <CoreProvider value={{ session } as Core}>
      <RequireAuth>
        <input />
      </RequireAuth>
    </CoreProvider>,
  );
  return { session, field: () => container.querySelector('input') };
}

test('a session that has ended on the way finds nothing to type into, and the page once somebody is logged in', () => {
  const { session, field } = openPage(() => undefined);
  expect(field()).toBeNull();
  flushSync(() => session.login(person));
  expect(field()).not.toBeNull();
});

test('who was here before keeps the page, and what they typed, until login has come', () => {
  const { session, field } = openPage(({ login }) => login(person));
  const typed = field();
  flushSync(() => session.logout());
  expect(field()).toBe(typed);
});
