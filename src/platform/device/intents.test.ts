import { expect, test } from 'vitest';
import { guestAccount } from '#domain/account.ts';
import { memoryStorage } from '#app/testing.fixtures.ts';
import { createIntents } from './intents.ts';
import { createSession } from './session.ts';

function begin(storage = memoryStorage()) {
  const session = createSession(storage, 'https://portal.example/');
  session.login({ ...guestAccount, uid: '7', token: 't' });
  return {
    session,
    storage,
    intents: createIntents({ storage, session, device: { newId: () => crypto.randomUUID() } }),
  };
}

test('a retry is the same wish, also after a reload; settled, the next one is another', () => {
  const { intents, storage } = begin();
  const first = intents('task:1', 'today');
  expect(intents('task:1', 'today').requestId).toBe(first.requestId);
  expect(begin(storage).intents('task:1', 'today').requestId).toBe(first.requestId);
  first.settle();
  expect(intents('task:1', 'today').requestId).not.toBe(first.requestId);
});

test('another wish, another name and another person have ids of their own', () => {
  const { intents, session } = begin();
  const { requestId } = intents('task:1', 'today');
  session.login({ ...guestAccount, uid: '8', token: 'u' });
  const others = [intents('task:1', 'today'), intents('task:1', 'tomorrow'), intents('task:2', 'tomorrow')].map(
    (intent) => intent.requestId,
  );
  expect(new Set([requestId, ...others]).size).toBe(4);
});

test('an answer that comes late settles the wish of who asked, and nobody else’s', () => {
  const { intents, session } = begin();
  const asked = intents('checkIn');
  session.login({ ...guestAccount, uid: '8', token: 'u' });
  const { requestId } = intents('checkIn');
  asked.settle();
  expect(intents('checkIn').requestId).toBe(requestId);
});

test('settled in one tab, what another wished for since under the name stays its wish', () => {
  const { intents, storage } = begin();
  const first = intents('task:1', 'today');
  const other = begin(storage).intents('task:1', 'tomorrow');
  first.settle();
  expect(intents('task:1', 'tomorrow').requestId).toBe(other.requestId);
});
