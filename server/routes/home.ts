import { Hono, type Context } from 'hono';
import * as v from 'valibot';
import type { Bulletin } from '#domain/bulletin.ts';
import type { Home } from '#domain/home.ts';
import { answer } from '../answer.ts';
import { dailyProgress, readWaiting } from '../claimable.ts';
import { newestComics } from '../comics/comics.ts';
import { readerOf, type Reader } from '../comics/reader.ts';
import { hotGames, newGames } from '../games.ts';
import { orElse } from '../orElse.ts';
import { whole } from '../params.ts';
import type { Ports } from '../ports.ts';
import { readQuery } from '../request.ts';
import { findUser } from '../session.ts';
import { listPosts } from '../square/listPosts.ts';
import { viewerOf, type Viewer } from '../square/viewer.ts';

const ROW_LENGTH = 6;

const NO_FIGURES = { welfareClaimable: null, tasks: null } as const;

/** Posts take more room than games. */
const POSTS = 3;

export const bulletinSchema = v.object({ posType: whole(1, 9, 1) });

async function readBulletin(ports: Ports, position: number): Promise<Bulletin | null> {
  const row = await ports.db
    .selectFrom('bulletins')
    .selectAll()
    .where('position', '=', position)
    .where('active', '=', 1)
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row ? { id: row.id, title: row.title, createTime: row.created_at, content: row.content } : null;
}

async function readBanners(ports: Ports): Promise<Home['banners']> {
  const rows = await ports.db.selectFrom('home_banners').selectAll().orderBy('sort').execute();
  return rows.map(({ id, image, title, brief, tag, link }) => ({ id, image, title, brief, tag, link }));
}

async function readNotice(ports: Ports): Promise<Home['notice']> {
  const notice = await ports.db
    .selectFrom('notices')
    .select(['id', 'title', 'link'])
    .where('active', '=', 1)
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return notice ?? null;
}

async function readHotPosts(ports: Ports, viewer: Viewer): Promise<Home['hotPosts']> {
  const page = await listPosts(ports.db, viewer, { sort: 1 }, { currentPage: 1, pageSize: POSTS });
  return page.records;
}

/** What the two banner pictures say to someone; to a visitor they say nothing of their own. */
async function readFigures(ports: Ports, c: Context): Promise<Pick<Home, 'welfareClaimable' | 'tasks'>> {
  const user = await findUser(ports, c);
  if (!user) return NO_FIGURES;
  const { welfare, tasks } = await readWaiting(ports.db, user, ports.clock());
  return { welfareClaimable: welfare, tasks: dailyProgress(tasks) };
}

async function readHome(ports: Ports, c: Context, viewer: Viewer, reader: Reader): Promise<Home> {
  const { uid } = viewer;
  const [figures, banners, notice, hot, fresh, newComics, hotPosts] = await Promise.all([
    orElse(ports, NO_FIGURES, readFigures(ports, c)),
    orElse(ports, [], readBanners(ports)),
    orElse(ports, null, readNotice(ports)),
    orElse(ports, null, hotGames(ports.db, uid, ROW_LENGTH)),
    orElse(ports, null, newGames(ports.db, uid, ROW_LENGTH)),
    orElse(ports, null, newestComics(ports.db, reader, ROW_LENGTH)),
    orElse(ports, null, readHotPosts(ports, viewer)),
  ]);
  return { ...figures, banners, notice, hotGames: hot, newGames: fresh, newComics, hotPosts };
}

/** The front page and the site bulletin. */
export function homeRoutes(ports: Ports): Hono {
  return new Hono()
    .get('/api/v1/home', async (c) => {
      return answer(c, await readHome(ports, c, await viewerOf(ports, c), await readerOf(ports, c)));
    })
    .get('/api/v1/bulletin', async (c) => {
      const { posType } = readQuery(c, bulletinSchema);
      return answer(c, await readBulletin(ports, posType));
    });
}
