import * as v from 'valibot';
import { gameDetailSchema, gameSchema, gameTypeSchema, type GameDetail, type Platform } from '#domain/game.ts';
import { giftSchema, type Gift } from '#domain/gift.ts';
import { pageEntries } from '#domain/page.ts';
import type { Client } from './client.ts';
import type { PageQuery, ReadOptions } from './createExchange.ts';
import { pathSegment } from './pathSegment.ts';

/** 1 hottest, 2 newest. */
export type GameSort = 1 | 2;

/** What a list of games is narrowed to. */
export type GameFilter = { type?: string; sort?: GameSort; keyword?: string; tag?: string; owned?: boolean };

const gamePageSchema = v.object({ ...pageEntries(gameSchema), types: v.fallback(v.array(gameTypeSchema), []) });
/** A page of games, with the types the tabs are made of. */
export type GamePage = v.InferOutput<typeof gamePageSchema>;

/**
 * `requestId` is the idempotency key, made once per purchase and sent again on a retry, so that at
 * most one debit follows; `shownPrice` is what the user agreed to; the price itself is the server's.
 */
export type DownloadIntent = { platformType: Platform; requestId: string; shownPrice?: number };

/** Codes of the page address, reported when the portal's own app is downloaded (spec §7). */
export type InstallReport = { channelID?: string; inviteCode?: string };

export function createGamesApi(client: Client) {
  return {
    list: (filter: GameFilter & PageQuery = {}, options: ReadOptions = {}): Promise<GamePage> =>
      client.post('/web/game/list', gamePageSchema, filter, { ...options, kind: 'read' }),

    /** `appID` here is the game's own id, not the product's (spec §7). Unknown: code 1201. */
    detail: (appID: string, options: ReadOptions = {}): Promise<GameDetail> =>
      client.post('/web/game/detail', gameDetailSchema, { appID }, { ...options, kind: 'read' }),

    gifts: (appID: string, options: ReadOptions = {}): Promise<Gift[]> =>
      client.post('/web/game/detail/giftlist', v.array(giftSchema), { appID }, { ...options, kind: 'read' }),

    /**
     * The download address, charged for if necessary (spec §7). Not yet safe to open: see
     * `safeDownloadUrl`. Too few diamonds: code 1101; another price than shown: code 1102.
     */
    downloadUrl: async (id: string, intent: DownloadIntent): Promise<string> =>
      client.post(`/user/game/download/${pathSegment(id)}`, v.string(), intent),

    reportInstall: async (report: InstallReport): Promise<void> => {
      await client.post('/user/game/download/upload', v.unknown(), report);
    },
  };
}
