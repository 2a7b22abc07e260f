import type { Game } from '#domain/game.ts';
import type { Post } from '#domain/square.ts';
import { gameLine } from '#screens/shared/GameRow/gameLine.ts';
import { pictureGrid } from '#screens/shared/PostPictures/pictureGrid.ts';
import type { Asked } from '#platform/boot/askedFirst.ts';

/** A record as it was sent: nothing in it has been checked. */
type Unchecked = Game & Post;

/** What the places drawn for a record's words (`data-first-text`) have to say. */
const WORDS: Readonly<Record<string, (record: Unchecked) => unknown>> = {
  gameName: ({ name }) => name,
  gameLine,
  postAuthor: ({ user }) => user.name,
  postWords: ({ content }) => content,
};

/** In an answer as it was sent: banners and covers come in the order they are shown in. */
const PICTURE = /"(?:image|thumb|cover)":"([^"\\]+)"/;

/**
 * Shows what the first answers tell in the places drawn for it: the words of a list's first records and its first
 * picture, or else the first picture they name, which is the largest a page begins with. React would do so only once its
 * code has come and has taken over what was drawn. Resolves once there is nothing more to wait for.
 */
export async function showFirstAnswer(asked: readonly Asked[], root: ParentNode = document): Promise<void> {
  // Copied before anyone takes an answer: its body can be read only once.
  const texts = asked.map(({ answer }) => answer.then((response) => response.clone().text()).catch(() => ''));
  const rows = [...root.querySelectorAll<HTMLElement>('[data-first-record]')];
  // A page's list is asked for last.
  if (rows.length > 0) return showRecords(rows, (await texts.at(-1)) ?? '');
  // In their order, and without waiting for those behind the one that names it.
  for (const text of texts) {
    const src = PICTURE.exec(await text)?.[1];
    if (src !== undefined) return showPicture(src, root.querySelector<HTMLElement>('[data-first-picture]'));
  }
}

/** The first of the rows is drawn with a place for its pictures, where they are large. */
async function showRecords(rows: readonly HTMLElement[], text: string): Promise<void> {
  const records = recordsOf(text);
  for (const row of rows) {
    const record = records[Number(row.dataset['firstRecord'])];
    for (const place of row.querySelectorAll<HTMLElement>('[data-first-text]')) {
      place.textContent = wordsOf(record, place.dataset['firstText'] ?? '');
    }
  }
  const [row] = rows;
  const place = row?.querySelector<HTMLElement>('[data-first-picture]');
  if (row && place) await showPictureOf(records[0], row, place);
}

/** A post's first picture, in the shape and at the height it is going to have. */
async function showPictureOf(record: Unchecked | undefined, row: HTMLElement, place: HTMLElement): Promise<void> {
  const images = record?.images;
  const src: unknown = images?.[0]?.thumb;
  // A post of words alone keeps nobody waiting for a picture.
  if (images?.length === 0) place.style.visibility = 'hidden';
  if (!images || typeof src !== 'string') return;
  await showPicture(src, place);
  const { layout, ratio } = pictureGrid(images, false);
  const grid = place.closest('ul')!;
  grid.dataset['layout'] = layout;
  Object.assign(place.style, { height: 'auto', aspectRatio: String(ratio) });
  // It was drawn below two lines. A transform moves nothing else.
  const words = row.querySelector('[data-first-text="postWords"]');
  if (words?.getClientRects().length === 1) grid.style.transform = `translateY(-${getComputedStyle(words).lineHeight})`;
}

function recordsOf(text: string): readonly Unchecked[] {
  try {
    const { records } = (JSON.parse(text) as { data: { records: unknown } }).data;
    return Array.isArray(records) ? records : [];
  } catch {
    return [];
  }
}

function wordsOf(record: Unchecked | undefined, name: string): string {
  try {
    const words = record && WORDS[name]?.(record);
    return typeof words === 'string' ? words : '';
  } catch {
    return '';
  }
}

/** Asks for a picture, and shows it in its place once it is there, whatever page stands there then. */
async function showPicture(src: string, place: HTMLElement | null): Promise<void> {
  const picture = new Image();
  picture.fetchPriority = 'high';
  picture.src = src;
  if (!place) return;
  const isThere = await picture.decode().then(
    () => true,
    () => false,
  );
  if (!isThere) return;
  place.style.backgroundImage = `url(${JSON.stringify(src)})`;
  // A place that breathes while it waits has something to show.
  place.style.animation = 'none';
}
