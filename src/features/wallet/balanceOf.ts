import { ready, type Loadable } from '#domain/loadable.ts';
import type { UserStatus } from '#domain/userStatus.ts';

/** The balance, once the status is loaded. */
export const balanceOf = (status: Loadable<UserStatus>): Loadable<number> =>
  status.state === 'ready' ? ready(status.value.coinNum) : status;
