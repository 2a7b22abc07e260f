import { Hono, type Context } from 'hono';
import * as v from 'valibot';
import { answer } from '../answer.ts';
import { originOf } from '../csrf.ts';
import { requireBuild } from '../delivery.ts';
import { countDownload, settleDownload } from '../download.ts';
import { findGame, listGames, listGameTypes, noGame, readGameDetail } from '../games.ts';
import { listGameGifts } from '../gifts.ts';
import { channelId, id, inviteCode, keyword, pagingEntries, requestId, sortOrder, text, whole } from '../params.ts';
import type { Ports } from '../ports.ts';
import { consumeLimit } from '../rateLimit.ts';
import { readPathId, readPayload } from '../request.ts';
import { serverDay } from '../serverDay.ts';
import { findUser, requireUser } from '../session.ts';
import type { Signer } from '../signedLinks.ts';
import { gameFileUrl } from './files.ts';

export const listSchema = v.object({
  type: text,
  tag: text,
  keyword,
  sort: sortOrder(1),
  owned: v.pipe(
    text,
    v.transform((value) => value === '1' || value === 'true'),
  ),
  ...pagingEntries,
});

export const gameSchema = v.object({ appID: id });

const platformType = v.pipe(
  text,
  v.picklist(['1', '2'], '请选择下载平台'),
  v.transform((value) => (value === '1' ? 1 : 2)),
);

/** The largest price a client can have seen; also keeps the number exact. */
const shownPrice = v.optional(whole(0, Number.MAX_SAFE_INTEGER, 0));

export const downloadSchema = v.object({ platformType, requestId: v.optional(requestId), shownPrice });

export const reportSchema = v.object({ channelID: channelId, inviteCode: v.fallback(inviteCode, '') });

async function list(ports: Ports, c: Context): Promise<Response> {
  const { currentPage, pageSize, owned, type, ...rest } = await readPayload(c, listSchema);
  const user = owned ? await requireUser(ports, c) : await findUser(ports, c);
  const types = await listGameTypes(ports.db);
  const filter = {
    ...rest,
    type: types.some((known) => known.id === type) ? type : '',
    ...(owned && user && { ownedBy: user.uid }),
  };
  const page = await listGames(ports.db, user?.uid ?? '', filter, { currentPage, pageSize });
  return answer(c, { ...page, types });
}

async function detail(ports: Ports, c: Context): Promise<Response> {
  const { appID } = await readPayload(c, gameSchema);
  const user = await findUser(ports, c);
  return answer(c, await readGameDetail(ports.db, user?.uid ?? '', appID));
}

async function gifts(ports: Ports, c: Context): Promise<Response> {
  const { appID } = await readPayload(c, gameSchema);
  const user = await findUser(ports, c);
  return answer(c, await listGameGifts(ports.db, user?.uid ?? '', appID, ports.clock()));
}

async function download(ports: Ports, signer: Signer, c: Context): Promise<Response> {
  const gameId = readPathId(c, 'id', noGame().message);
  const payload = await readPayload(c, downloadSchema);
  const user = await findUser(ports, c);
  const game = await findGame(ports.db, gameId);
  const platform = payload.platformType;
  const { url } = requireBuild(game, platform);
  await settleDownload(ports, user, game, { platform, requestId: payload.requestId, shownPrice: payload.shownPrice });
  await countDownload(ports, gameId, user?.uid ?? ports.addressOf(c.req.raw, c.env));
  if (url !== null) return answer(c, url);
  const path = await gameFileUrl(signer, { gameId, platform, now: ports.clock() });
  return answer(c, `${originOf(c, ports.publicOrigin)}${path}`);
}

/** Who took the app itself, counted by channel; the caller learns nothing. */
async function reportInstall(ports: Ports, c: Context): Promise<Response> {
  const { channelID, inviteCode: invite } = await readPayload(c, reportSchema);
  const now = ports.clock();
  await consumeLimit(ports.db, ports.limits, { call: 'reportAddress', key: ports.addressOf(c.req.raw, c.env), now });
  await ports.db
    .insertInto('install_reports')
    .values({ day: serverDay(now), channel_id: channelID, invite_code: invite, hits: 1 })
    .onConflict((conflict) =>
      conflict
        .columns(['day', 'channel_id', 'invite_code'])
        .doUpdateSet((eb) => ({ hits: eb('install_reports.hits', '+', 1) })),
    )
    .execute();
  return answer(c, null);
}

/** Games, their gifts and their downloads (spec §7 "Games"). */
export function gameRoutes(ports: Ports, signer: Signer): Hono {
  return new Hono()
    .post('/api/web/game/list', (c) => list(ports, c))
    .post('/api/web/game/detail', (c) => detail(ports, c))
    .post('/api/web/game/detail/giftlist', (c) => gifts(ports, c))
    .post('/api/user/game/download/upload', (c) => reportInstall(ports, c))
    .post('/api/user/game/download/:id', (c) => download(ports, signer, c));
}
