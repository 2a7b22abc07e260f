import { guestAccount } from '#domain/account.ts';
import type { Core } from '#platform/core.ts';
import { createPortal } from './createPortal.ts';
import { memoryStorage, stubDevice } from './testing.fixtures.ts';

/** What a server answers to a path and its query: data, or a whole answer. */
type Answer = (path: string, query: URLSearchParams) => unknown;

/** A visitor's portal, whose server answers each path as given. */
export function openPortal(answer: Answer): Core {
  return createPortal({
    fetch: async (input) => {
      const { pathname, searchParams } = new URL(
        String(input instanceof Request ? input.url : input),
        'https://portal.example',
      );
      const given = await answer(pathname, searchParams);
      return given instanceof Response ? given : Response.json({ code: 0, msg: '', data: given });
    },
    device: stubDevice(),
    storage: memoryStorage(),
    tabStorage: memoryStorage(),
    address: 'https://portal.example/',
    log: { warn: () => undefined },
    redirectToLogin: () => undefined,
  });
}

/** The same with user 7 logged in. */
export function openPortalOf7(answer: Answer): Core {
  const portal = openPortal(answer);
  portal.session.login({ ...guestAccount, uid: '7', token: 't' });
  return portal;
}
