import { createAccountApi } from './account.ts';
import { createBulletinApi } from './bulletin.ts';
import type { Client } from './client.ts';
import { createComicsApi } from './comics.ts';
import { createDeviceApi } from './device.ts';
import { createGamesApi } from './games.ts';
import { createHomeApi } from './home.ts';
import { createInviteApi } from './invite.ts';
import { createMessagesApi } from './messages.ts';
import { createRechargeApi } from './recharge.ts';
import { createSquareApi } from './square.ts';

/** All calls of the portal by area. Each resolves to parsed data or rejects with an ApiError. */
export function createApi(client: Client) {
  return {
    device: createDeviceApi(client),
    account: createAccountApi(client),
    messages: createMessagesApi(client),
    games: createGamesApi(client),
    recharge: createRechargeApi(client),
    bulletin: createBulletinApi(client),
    home: createHomeApi(client),
    invite: createInviteApi(client),
    square: createSquareApi(client),
    comics: createComicsApi(client),
  };
}
export type Api = ReturnType<typeof createApi>;
