import { ready, type Loadable } from '#domain/loadable.ts';
import type { UserStatus } from '#domain/userStatus.ts';

/** The diamonds held, as far as the status is known. */
export const balanceOf = (status: Loadable<UserStatus>): Loadable<number> =>
  status.state === 'ready' ? ready(status.value.coinNum) : status;
