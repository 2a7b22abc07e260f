import { readingOf } from '#features/comics/readingStore.ts';
import { isLoggedIn } from '#domain/account.ts';
import { sendVisitorReading } from '#features/comics/sendVisitorReading.ts';
import { migrateGuestFeeds } from '#features/square/migrateGuestFeeds.ts';
import { followWallet } from '#features/wallet/invalidateWallet.ts';
import type { Core } from '#platform/core.ts';
import { createCore, type CoreOptions } from '#platform/createCore.ts';

/** Puts the portal together: the core, and what features do from the start. Nothing is asked of the server here: see `initSession`. */
export function createPortal(options: CoreOptions): Core {
  const core = createCore(options);
  const { queryClient, session } = core;

  followWallet(core);
  sendVisitorReading({ ...core, reading: readingOf(core) });
  session.subscribe((state, former) => {
    const isLogin = !isLoggedIn(former.account) && isLoggedIn(state.account);
    if (isLogin) migrateGuestFeeds(queryClient, former.account.uid, state.account.uid);
  });
  return core;
}
