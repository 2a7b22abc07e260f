import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, expect, it } from 'vitest';
import { openPortal } from '#app/portalOf7.fixtures.ts';
import { CoreProvider, type Core } from '#platform/core.ts';
import { useSmsCountdown } from './useSmsCode.ts';

type SmsCountdown = ReturnType<typeof useSmsCountdown>;

const [A, B] = ['13800138001', '13800138002'];

let root: Root | undefined;

afterEach(() => root?.unmount());

/** The countdown of a page opened in the portal's tab, as it stands whenever it is read. */
function open(portal: Core): () => SmsCountdown {
  let countdown: SmsCountdown | undefined;
  function Page() {
    countdown = useSmsCountdown();
    return null;
  }
  root?.unmount();
  root = createRoot(document.createElement('div'));
  const render = () =>
    flushSync(() =>
      root!.render(
        <CoreProvider value={portal}>
          <Page />
        </CoreProvider>,
      ),
    );
  render();
  return () => {
    render();
    return countdown!;
  };
}

it('a wait is that of the number a code was requested for, and no other', () => {
  const countdown = open(openPortal(() => ({})));
  countdown().start(A, 42);
  expect([A, B, undefined].map((phone) => countdown().secondsLeft(phone))).toEqual([42, 0, 0]);
});

it('it survives a page change, without the number: there it counts for any', () => {
  const portal = openPortal(() => ({}));
  open(portal)().start(A, 42);
  const next = open(portal);
  expect([A, B].map((phone) => next().secondsLeft(phone))).toEqual([42, 42]);
});

it('who has logged in with the number waits for their own, and for no other', () => {
  const portal = openPortal(() => ({}));
  const login = open(portal);
  login().start(A, 42);
  login().bound(A);
  const bind = open(portal);
  expect([undefined, B].map((phone) => bind().secondsLeft(phone))).toEqual([42, 0]);
});

it('a server that asks for longer than there are waits, and a clock that was ahead, hold nobody up', () => {
  const portal = openPortal(() => ({}));
  const countdown = open(portal);
  countdown().start(A, 3600);
  expect(countdown().secondsLeft(A)).toBe(60);
  const later = open({ ...portal, device: { ...portal.device, now: () => 1000 - 86_400_000 } });
  expect(later().secondsLeft(A)).toBe(0);
});
