import { expect, test } from 'vitest';
import { guestAccount } from '#domain/account.ts';
import { memoryStorage } from '#app/testing.fixtures.ts';
import { createIdempotencyKeys } from './idempotencyKeys.ts';
import { createSession } from './session.ts';

function begin(storage = memoryStorage()) {
  const session = createSession(storage, 'https://portal.example/');
  session.login({ ...guestAccount, uid: '7', token: 't' });
  return {
    session,
    storage,
    idempotencyKeys: createIdempotencyKeys({ storage, session, device: { newId: () => crypto.randomUUID() } }),
  };
}

test('a retry has the same key, also after a reload; once it is released, the next write has another', () => {
  const { idempotencyKeys, storage } = begin();
  const first = idempotencyKeys('task:1', 'today');
  expect(idempotencyKeys('task:1', 'today').requestId).toBe(first.requestId);
  expect(begin(storage).idempotencyKeys('task:1', 'today').requestId).toBe(first.requestId);
  first.release();
  expect(idempotencyKeys('task:1', 'today').requestId).not.toBe(first.requestId);
});

test('another variant, another name and another person have keys of their own', () => {
  const { idempotencyKeys, session } = begin();
  const { requestId } = idempotencyKeys('task:1', 'today');
  session.login({ ...guestAccount, uid: '8', token: 'u' });
  const others = [
    idempotencyKeys('task:1', 'today'),
    idempotencyKeys('task:1', 'tomorrow'),
    idempotencyKeys('task:2', 'tomorrow'),
  ].map((key) => key.requestId);
  expect(new Set([requestId, ...others]).size).toBe(4);
});

test('a late answer releases the key of who sent the write, and nobody else’s', () => {
  const { idempotencyKeys, session } = begin();
  const asked = idempotencyKeys('checkIn');
  session.login({ ...guestAccount, uid: '8', token: 'u' });
  const { requestId } = idempotencyKeys('checkIn');
  asked.release();
  expect(idempotencyKeys('checkIn').requestId).toBe(requestId);
});

test('released in one tab, the key of what another tab has written since under the name is kept', () => {
  const { idempotencyKeys, storage } = begin();
  const first = idempotencyKeys('task:1', 'today');
  const other = begin(storage).idempotencyKeys('task:1', 'tomorrow');
  first.release();
  expect(idempotencyKeys('task:1', 'tomorrow').requestId).toBe(other.requestId);
});
