import { afterEach, expect, it } from 'vitest';
import { isPlainQuery } from '#domain/entryQuery.ts';
import { mendAddress } from '#platform/boot/mendAddress.ts';
import { openPortal } from '../portalOf7.fixtures.ts';
import { createFirstPage } from './firstPage.ts';

const OWN_ADDRESS = location.href;

afterEach(() => {
  history.replaceState(null, '', OWN_ADDRESS);
  document.querySelector('#first')?.remove();
});

/** A visit that begins at an address, with the page drawn into its document. */
function begin(address: string) {
  history.replaceState(null, '', address);
  mendAddress();
  globalThis.isPlainVisit = isPlainQuery(location.search);
  const root = document.createElement('div');
  root.id = 'first';
  root.dataset['drawn'] = 'business';
  root.innerHTML = '<main>画好的页面</main>';
  document.body.append(root);
  return { root, firstPage: createFirstPage(root), portal: openPortal(() => ({})) };
}

it.each(['', '?inviteCode=ABCD12', '?code=spring', '?from=timeline&isappinstalled=0', '?utm_source=qq&spm=1&nsukey=2'])(
  'a link with %j is taken over as it was drawn',
  async (query) => {
    const { firstPage, portal } = begin(`/business${query}`);
    expect(await firstPage.prepare(portal)).toBe('asDrawn');
  },
);

it('an address that asks for more is drawn anew, and so is any for somebody logged in', async () => {
  const more = begin('/business?keyword=x&inviteCode=ABCD12');
  expect(await more.firstPage.prepare(more.portal)).toBe('anew');
  const { firstPage, portal } = begin('/business?inviteCode=ABCD12');
  portal.session.login({ ...portal.session.getState().account, uid: '7', token: 't' });
  expect(await firstPage.prepare(portal)).toBe('anew');
});

it('an address with words of a chat behind it has the document of the page it was made for', () => {
  const { firstPage, root } = begin('/business%EF%BC%8C%E5%BF%AB?inviteCode=ABCD12#x');
  expect(location.pathname + location.search + location.hash).toBe('/business?inviteCode=ABCD12#x');
  expect(firstPage.isDrawn).toBe(true);
  expect(root.textContent).toBe('画好的页面');
});

/** One answer asked for while the first page is on its way; `state` is what has become of it. */
function ask(signal?: AbortSignal) {
  const { firstPage } = begin('/business');
  const answering = firstPage.answering(() => Promise.resolve(new Response('一')));
  const asked = { state: 'held' };
  const answer = answering('/api', signal && { signal }).then(
    () => (asked.state = 'handed on'),
    () => (asked.state = 'given up'),
  );
  return { firstPage, asked, answer };
}

it('answers wait until the page stands, or will never stand', async () => {
  const { firstPage, asked, answer } = ask();
  await new Promise((resolve) => setTimeout(resolve));
  expect(asked.state).toBe('held');
  firstPage.onShown();
  await answer;
  expect(asked.state).toBe('handed on');
});

it('who gives up waiting, or asks in vain for longer than a call may take, is let go', async () => {
  const controller = new AbortController();
  const { answer, asked } = ask(controller.signal);
  controller.abort();
  await answer;
  expect(asked.state).toBe('given up');
  const late = ask(AbortSignal.abort());
  await late.answer;
  expect(late.asked.state).toBe('given up');
});
