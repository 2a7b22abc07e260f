import { afterEach, expect, it } from 'vitest';
import { isPlainQuery } from '#domain/entryQuery.ts';
import { mendAddress } from '#platform/boot/mendAddress.ts';
import { openPortal } from '../portalOf7.fixtures.ts';
import { createHydration } from './hydration.ts';

const OWN_ADDRESS = location.href;

afterEach(() => {
  history.replaceState(null, '', OWN_ADDRESS);
  document.querySelector('#first')?.remove();
});

/** A visit that begins at an address, with the page prerendered into its document. */
function begin(address: string) {
  history.replaceState(null, '', address);
  mendAddress();
  globalThis.matchesPrerender = isPlainQuery(location.search);
  const root = document.createElement('div');
  root.id = 'first';
  root.dataset['prerendered'] = 'business';
  root.innerHTML = '<main>预渲染的页面</main>';
  document.body.append(root);
  return { root, hydration: createHydration(root), portal: openPortal(() => ({})) };
}

it.each(['', '?inviteCode=ABCD12', '?code=spring', '?from=timeline&isappinstalled=0', '?utm_source=qq&spm=1&nsukey=2'])(
  'a link with %j is hydrated',
  async (query) => {
    const { hydration, portal } = begin(`/business${query}`);
    expect(await hydration.prepare(portal)).toBe('hydrate');
  },
);

it('an address that asks for more is rendered anew, and so is any for somebody logged in', async () => {
  const more = begin('/business?keyword=x&inviteCode=ABCD12');
  expect(await more.hydration.prepare(more.portal)).toBe('render');
  const { hydration, portal } = begin('/business?inviteCode=ABCD12');
  portal.session.login({ ...portal.session.getState().account, uid: '7', token: 't' });
  expect(await hydration.prepare(portal)).toBe('render');
});

it('an address with words of a chat behind it has the document of the page it was made for', () => {
  const { hydration, root } = begin('/business%EF%BC%8C%E5%BF%AB?inviteCode=ABCD12#x');
  expect(location.pathname + location.search + location.hash).toBe('/business?inviteCode=ABCD12#x');
  expect(hydration.isPrerendered).toBe(true);
  expect(root.textContent).toBe('预渲染的页面');
});

/** One response while the page is hydrated; `state` is what has become of it. */
function ask(signal?: AbortSignal) {
  const { hydration } = begin('/business');
  const answering = hydration.holding(() => Promise.resolve(new Response('一')));
  const asked = { state: 'held' };
  const answer = answering('/api', signal && { signal }).then(
    () => (asked.state = 'handed on'),
    () => (asked.state = 'given up'),
  );
  return { hydration, asked, answer };
}

it('responses are held until the page is mounted, or never will be', async () => {
  const { hydration, asked, answer } = ask();
  await new Promise((resolve) => setTimeout(resolve));
  expect(asked.state).toBe('held');
  hydration.release();
  await answer;
  expect(asked.state).toBe('handed on');
});

it('a call that is aborted, or was before, stops waiting', async () => {
  const controller = new AbortController();
  const { answer, asked } = ask(controller.signal);
  controller.abort();
  await answer;
  expect(asked.state).toBe('given up');
  const late = ask(AbortSignal.abort());
  await late.answer;
  expect(late.asked.state).toBe('given up');
});
