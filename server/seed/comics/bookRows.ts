import type { ChapterPageRow, ChapterRow, ComicRow } from '../../db/comicSchema.ts';
import { daysBefore } from '../people.ts';
import { between } from '../square/draw.ts';
import type { DemoComic } from './demoComic.ts';
import { DRAWN_PAGES, type DrawnPage } from './pictures.ts';

const POOL = 'pool';

/** Pages of a chapter that has none of its own. */
const SHORTEST = 6;
const LONGEST = 10;

export type SeedBook = { comic: ComicRow; tagIds: readonly string[]; chapters: ChapterRow[]; pages: ChapterPageRow[] };

/** So many pages of the pool, another beginning for every chapter. */
function fromPool(pool: readonly DrawnPage[], count: number, no: number): DrawnPage[] {
  return Array.from({ length: count }, (_, index) => pool[(no * 5 + index) % pool.length]).filter(
    (page) => page !== undefined,
  );
}

const poolOf = (slug: string): readonly DrawnPage[] => DRAWN_PAGES[slug]?.[POOL] ?? [];

function withInterlude({ slug, interlude }: DemoComic, no: number, own: readonly DrawnPage[]): readonly DrawnPage[] {
  if (interlude?.no !== no) return own;
  const { after, pages } = interlude;
  return [...own.slice(0, after), ...fromPool(poolOf(slug), pages, no), ...own.slice(after)];
}

function pagesOf(book: DemoComic, no: number): readonly DrawnPage[] {
  const own = DRAWN_PAGES[book.slug]?.[String(no).padStart(2, '0')];
  if (own) return withInterlude(book, no, own);
  const pool = poolOf(book.slug);
  return fromPool(pool, book.long?.get(no) ?? between(SHORTEST, LONGEST, no, pool.length), no);
}

function chapterRow(book: DemoComic, comicId: string, index: number, now: number): ChapterRow {
  const no = index + 1;
  const access = book.coin?.includes(no) ? 2 : book.member?.includes(no) ? 1 : 0;
  const daysAgo = book.lastDaysAgo + (book.chapters.length - no) * book.everyDays;
  return {
    id: `${comicId}-${no}`,
    comic_id: comicId,
    no,
    title: book.chapters[index] ?? '',
    access,
    price: access === 2 ? (book.price ?? 0) : 0,
    limited_until: access > 0 && book.limitedDays !== undefined ? daysBefore(now, -book.limitedDays) : null,
    page_count: pagesOf(book, no).length,
    published_at: daysBefore(now, daysAgo),
  };
}

function comicRow(book: DemoComic, id: string, now: number): ComicRow {
  const { slug, title, brief, intro, lastDaysAgo, everyDays, chapters } = book;
  return {
    id,
    slug,
    title,
    brief,
    cover: `/demo/comics/${slug}/cover.webp`,
    banner: `/demo/comics/${slug}/banner.webp`,
    authors: JSON.stringify(book.authors),
    intro,
    status: book.finished ? 1 : 0,
    removed: 0,
    read_count: book.reads,
    subscribe_count: book.subscribers,
    created_at: daysBefore(now, lastDaysAgo + (chapters.length - 1) * everyDays),
  };
}

/** A demo comic as the rows of its tables. */
export function bookRows(book: DemoComic, id: string, now: number): SeedBook {
  const chapters = book.chapters.map((_, index) => chapterRow(book, id, index, now));
  const pages = chapters.flatMap((chapter) =>
    pagesOf(book, chapter.no).map(([name, width, height], index) => {
      const url = `/demo/comics/${book.slug}/pages/${name}.webp`;
      return { chapter_id: chapter.id, position: index + 1, url, width, height };
    }),
  );
  return { comic: comicRow(book, id, now), tagIds: book.tags, chapters, pages };
}
