import { createAccountApi } from './account.ts';
import { createActivitiesApi } from './activities.ts';
import { createBulletinApi } from './bulletin.ts';
import { createCheckInApi } from './checkIn.ts';
import type { Client } from './client.ts';
import { createComicsApi } from './comics.ts';
import { createDeviceApi } from './device.ts';
import { createFaqApi } from './faq.ts';
import { createGamesApi } from './games.ts';
import { createGiftsApi } from './gifts.ts';
import { createHomeApi } from './home.ts';
import { createInviteApi } from './invite.ts';
import { createMembershipApi } from './membership.ts';
import { createMessagesApi } from './messages.ts';
import { createRechargeApi } from './recharge.ts';
import { createSquareApi } from './square.ts';
import { createTasksApi } from './tasks.ts';
import { createWelfareApi } from './welfare.ts';

/** All calls of the portal by area. Each resolves to parsed data or rejects with an ApiError. */
export function createApi(client: Client) {
  return {
    device: createDeviceApi(client),
    account: createAccountApi(client),
    messages: createMessagesApi(client),
    games: createGamesApi(client),
    recharge: createRechargeApi(client),
    membership: createMembershipApi(client),
    gifts: createGiftsApi(client),
    faq: createFaqApi(client),
    bulletin: createBulletinApi(client),
    home: createHomeApi(client),
    invite: createInviteApi(client),
    square: createSquareApi(client),
    comics: createComicsApi(client),
    checkIn: createCheckInApi(client),
    tasks: createTasksApi(client),
    welfare: createWelfareApi(client),
    activities: createActivitiesApi(client),
  };
}
export type Api = ReturnType<typeof createApi>;
