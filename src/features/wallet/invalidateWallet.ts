import { useCore, type Core } from '#platform/core.ts';
import { storageKey } from '#platform/device/storage.ts';
import { invalidate } from '#platform/query/invalidate.ts';
import { accountKeys } from '../account/accountQueries.ts';
import { checkInKeys } from '../checkin/checkInQueries.ts';
import { gameKeys } from '../games/gameQueries.ts';
import { homeKeys } from '../home/homeQueries.ts';
import { messageKeys } from '../messages/messageQueries.ts';
import { taskKeys } from '../tasks/taskQueries.ts';
import { welfareKeys } from '../welfare/welfareQueries.ts';
import { walletKeys } from './walletQueries.ts';

/** What changes with diamonds, with what they buy and with what brings them. */
function walletDependents(uid: string) {
  const home = homeKeys(uid);
  const games = gameKeys(uid);
  const wallet = walletKeys(uid);
  return [
    accountKeys(uid).status(),
    messageKeys(uid).messages(),
    home.home(),
    home.search(),
    games.game(),
    games.games(),
    checkInKeys(uid).checkIn(),
    taskKeys(uid).tasks(),
    welfareKeys(uid).welfare(),
    wallet.ledger(),
    wallet.orders(),
    wallet.vipOffer(),
  ];
}

const refetchWallet = ({ queryClient, session }: Core) =>
  invalidate(queryClient, walletDependents(session.getState().account.uid));

/** Diamonds were spent or bought: what depends on them is refetched, here and in the other tabs. */
export function invalidateWallet(core: Core): void {
  refetchWallet(core);
  core.storage.write(storageKey.walletChangedAt, core.device.now());
}

/** Refetches the same when another tab spent or bought. */
export function followWallet(core: Core): void {
  core.storage.onExternalChange(storageKey.walletChangedAt, () => refetchWallet(core));
}

export const useInvalidateWallet = () => {
  const core = useCore();
  return () => invalidateWallet(core);
};
