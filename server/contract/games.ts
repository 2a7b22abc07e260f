import * as v from 'valibot';
import { gameDetailSchema, gameSchema, gameTypeSchema } from '#domain/game.ts';
import { giftSchema } from '#domain/gift.ts';
import { pageEntries } from '#domain/page.ts';
import { redeemResultSchema } from '#domain/redeem.ts';
import * as games from '../routes/games.ts';
import * as gifts from '../routes/gifts.ts';
import type { Call } from './Call.ts';

const gamePageSchema = v.object({ ...pageEntries(gameSchema), types: v.array(gameTypeSchema) });

export const GAME_CALLS: readonly Call[] = [
  {
    method: 'POST',
    path: '/api/web/game/list',
    says: 'One page of games, narrowed and sorted; `owned=1` lists one’s own.',
    who: 'anyone',
    personalWith: { owned: '1' },
    reads: true,
    asks: games.listSchema,
    answers: gamePageSchema,
    example: { currentPage: '1', pageSize: '3' },
  },
  {
    method: 'POST',
    path: '/api/web/game/detail',
    says: 'One game.',
    who: 'anyone',
    reads: true,
    asks: games.gameSchema,
    answers: gameDetailSchema,
    names: { appID: 'public' },
    example: { appID: '1002' },
  },
  {
    method: 'POST',
    path: '/api/web/game/detail/giftlist',
    says: 'The gift packs of a game.',
    who: 'anyone',
    reads: true,
    asks: games.gameSchema,
    answers: v.array(giftSchema),
    names: { appID: 'public' },
    example: { appID: '1002' },
  },
  {
    method: 'POST',
    path: '/api/user/game/download/upload',
    says: 'Counts an install of the portal’s own app.',
    who: 'anyone',
    asks: games.reportSchema,
    answers: v.null(),
    example: { channelID: '9', inviteCode: 'ABC123' },
  },
  {
    method: 'POST',
    path: '/api/user/game/download/:id',
    says: 'The address of a game’s file; a paid game is paid for once, with diamonds.',
    who: 'anyone',
    personalWith: { id: '1002' },
    asks: games.downloadSchema,
    answers: v.pipe(v.string(), v.url()),
    names: { id: 'public' },
    example: { id: '1001', platformType: '1' },
  },
  {
    method: 'GET',
    path: '/api/v1/gift/me',
    says: 'One’s gift packs of one state.',
    who: 'person',
    asks: gifts.ownSchema,
    answers: v.array(giftSchema),
    example: { state: 'available' },
  },
  {
    method: 'POST',
    path: '/api/v1/gift/:id/claim',
    says: 'Takes a code from a gift pack.',
    who: 'person',
    asks: gifts.claimSchema,
    answers: giftSchema,
    names: { id: 'public' },
    example: { id: '1007-g1' },
  },
  {
    method: 'POST',
    path: '/api/v1/redeem',
    says: 'Redeems a code for what it is worth.',
    who: 'person',
    asks: gifts.redeemSchema,
    answers: redeemResultSchema,
    example: { code: 'QINGYU2026' },
  },
];
