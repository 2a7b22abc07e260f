import { Hono, type Context } from 'hono';
import * as v from 'valibot';
import { platformSchema, type Platform } from '#domain/game.ts';
import { PLATFORM_NAME } from '#domain/platform.ts';
import type { GameRow } from '../db/schema.ts';
import { findGame, noGame } from '../games.ts';
import { text, whole } from '../params.ts';
import type { Ports } from '../ports.ts';
import { readPathId, readQuery } from '../request.ts';
import { dataPolicy } from '../securityHeaders.ts';
import type { Signer } from '../signedLinks.ts';
import { createZip } from '../zip.ts';

const PURPOSE = 'file';

/** How long a download address works: long enough to tap again, too short to pass around. */
const VALID_MS = 15 * 60_000;

const APP_NOTE = '这是门户 App 的演示安装包，只用来说明下载流程，里面没有可以安装的程序。\n';
const APP_FILE = new Blob([createZip([{ name: '说明.txt', content: APP_NOTE }])], {
  type: 'application/vnd.android.package-archive',
});

/** The portal app offered by the header and the download page, when there is one. */
export const APP_PACKAGE = { path: '/files/portal.apk', version: '1.0.0', sizeBytes: APP_FILE.size };

type FileLink = { gameId: string; platform: Platform; now: number };

const signedValue = (gameId: string, platform: Platform, expires: number): string => `${gameId}:${platform}:${expires}`;

/** The path of a game's file. It is signed: who has not paid can not make one up. */
export async function gameFileUrl(signer: Signer, { gameId, platform, now }: FileLink): Promise<string> {
  const expires = now + VALID_MS;
  const signature = await signer.sign(PURPOSE, signedValue(gameId, platform, expires));
  return `/files/games/${gameId}/${platform}?expires=${expires}&signature=${signature}`;
}

export const linkSchema = v.object({ expires: whole(0, Number.MAX_SAFE_INTEGER, 0), signature: text });

function packageOf(game: GameRow, platform: Platform): { name: string; body: Blob } {
  const title = `${game.name} ${PLATFORM_NAME[platform]} ${game.version}`;
  const note = `${title}\n\n这是《${game.name}》的演示包，只用来说明下载流程，里面没有可以运行的游戏。\n${game.brief}\n`;
  return { name: `${title}.zip`, body: createZip([{ name: '说明.txt', content: note }]) };
}

function attach(c: Context, name: string, ascii: string, body: Blob): Response {
  c.header('Content-Type', body.type);
  c.header('Content-Length', String(body.size));
  c.header('Content-Disposition', `attachment; filename="${ascii}"; filename*=UTF-8''${encodeURIComponent(name)}`);
  c.header('Content-Security-Policy', `${dataPolicy}; sandbox`);
  return c.body(body.stream());
}

async function sendGame(ports: Ports, signer: Signer, c: Context): Promise<Response> {
  const gameId = readPathId(c, 'id', noGame().message);
  const platform = v.safeParse(platformSchema, Number(c.req.param('platform')));
  const { expires, signature } = readQuery(c, linkSchema);
  if (!platform.success) throw noGame();
  const genuine = await signer.verify(PURPOSE, signedValue(gameId, platform.output, expires), signature);
  if (!genuine || expires <= ports.clock()) return c.text('下载链接已失效，请回到游戏页重新下载。', 403);
  const { name, body } = packageOf(await findGame(ports.db, gameId), platform.output);
  return attach(c, name, `${gameId}-${platform.output}.zip`, body);
}

const sendApp = (c: Context): Response => attach(c, 'portal.apk', 'portal.apk', APP_FILE);

/** The files downloads lead to. */
export function fileRoutes(ports: Ports, signer: Signer): Hono {
  const routes = new Hono().get('/files/games/:id/:platform', (c) => sendGame(ports, signer, c));
  return ports.appPackage ? routes.get(APP_PACKAGE.path, sendApp) : routes;
}
