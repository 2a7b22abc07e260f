import type { Kysely } from 'kysely';
import { stateText, type Comic, type ComicHome, type ComicBlock } from '#domain/comic.ts';
import { paths } from '#domain/paths.ts';
import type { Database } from '../db/schema.ts';
import { comicsOf, selectComics, type ListedComic } from './selectComics.ts';
import type { Reader } from './reader.ts';

const BANNERS = 4;
const BLOCK_LENGTH = 6;

const hottest = (a: ListedComic, b: ListedComic): number => b.read_count - a.read_count;
const newest = (a: ListedComic, b: ListedComic): number => b.last_at - a.last_at;

type Shelf = Pick<ComicBlock, 'title' | 'kind'> & {
  shows(row: ListedComic): boolean;
  order(a: ListedComic, b: ListedComic): number;
};

/** The rows of the comics page (product §2.2 animate); one without books is left out. */
const SHELVES: readonly Shelf[] = [
  { title: '最近更新', kind: 'update', shows: ({ status }) => status === 0, order: newest },
  { title: '人气连载', kind: 'hot', shows: () => true, order: hottest },
  { title: '限时免费', kind: 'limited', shows: ({ fee_mark }) => fee_mark === 'limited', order: hottest },
  { title: '完结佳作', kind: 'finished', shows: ({ status }) => status === 1, order: hottest },
];

function bannersOf(rows: readonly ListedComic[], comics: ReadonlyMap<string, Comic>): ComicHome['banners'] {
  return rows
    .toSorted(newest)
    .flatMap(({ id, title, brief, banner }) => {
      const comic = comics.get(id);
      if (banner === null || !comic) return [];
      return [{ id, image: banner, title, brief, tag: stateText(comic), link: paths.bookInfo(id) }];
    })
    .slice(0, BANNERS);
}

/** The comics page: banners and shelves, all cut from one reading of the books. */
export async function readComicHome(db: Kysely<Database>, reader: Reader): Promise<ComicHome> {
  const rows = await selectComics(db, reader).where('comics.removed', '=', 0).orderBy('comics.id').execute();
  const comics = new Map((await comicsOf(db, rows)).map((comic) => [comic.id, comic]));
  const blocks = SHELVES.map(({ title, kind, shows, order }) => {
    const chosen = rows.filter(shows).toSorted(order).slice(0, BLOCK_LENGTH);
    return { title, kind, comics: chosen.flatMap(({ id }) => comics.get(id) ?? []) };
  });
  return { banners: bannersOf(rows, comics), blocks: blocks.filter((block) => block.comics.length > 0) };
}
