import type { PostImageRow, PostTableRow } from '../../db/squareSchema.ts';
import { daysBefore } from '../people.ts';
import { COMMUNITY_UIDS, OFFICIAL_UID } from './community.ts';
import type { TagId } from './demoPost.ts';
import { between, chance, spread } from './draw.ts';
import { writtenPosts, type WrittenPost } from './writtenPosts.ts';

/** The member of the demo accounts, who has written something too. */
const MEMBER_UID = '10000001';

/** How far back the oldest post lies. */
const DAYS = 60;

/** A post ready to be written, but for its counts. */
export type SeedPost = Omit<PostTableRow, 'hot_at' | 'like_count' | 'comment_count' | 'tag_id'> & {
  tag_id: TagId;
  /** Its place among all posts, newest first. */
  place: number;
  images: PostImageRow[];
};

/** Everyone writes about as often as the others; the house speaks under its own tag alone. */
function authorOf(tag: TagId, place: number): string {
  if (tag === 'official') return OFFICIAL_UID;
  if (place % 50 === 7) return MEMBER_UID;
  return COMMUNITY_UIDS[(place * 11) % (COMMUNITY_UIDS.length - 1)] ?? OFFICIAL_UID;
}

/** Newer posts lie closer together, as in a community that grows. */
const ageInDays = (place: number, total: number): number =>
  DAYS * ((place + 0.15 + 0.7 * chance(place, 1)) / total) ** 1.4;

/** One post in three shows pictures, those of 晒图 first: no screen of the feed's front is words alone. */
const EVERY = 3;

function mixed(posts: readonly WrittenPost[]): WrittenPost[] {
  const pictured = posts.filter(({ pictures }) => pictures.length > 0);
  const shown = [...pictured.filter(({ tag }) => tag === 'photo'), ...pictured.filter(({ tag }) => tag !== 'photo')];
  const told = posts.filter(({ pictures }) => pictures.length === 0);
  const groups = Array.from({ length: Math.ceil(posts.length / EVERY) }, (_, index) => [
    ...shown.slice(index, index + 1),
    ...told.slice(index * (EVERY - 1), (index + 1) * (EVERY - 1)),
  ]);
  return [...groups.flat(), ...shown.slice(groups.length), ...told.slice(groups.length * (EVERY - 1))];
}

/** The demo posts, newest first, in an order that mixes their subjects. */
export function postRows(now: number): SeedPost[] {
  const written = mixed(spread(writtenPosts()));
  return written.map(({ tag, text, gameId, pictures }, place) => {
    const id = `p${String(1000 + written.length - place)}`;
    return {
      id,
      place,
      uid: authorOf(tag, place),
      tag_id: tag,
      game_id: gameId,
      content: text,
      state: 0,
      created_at: Math.floor(daysBefore(now, ageInDays(place, written.length))) - between(0, 59_999, place, 2),
      images: pictures.map((picture, position) => ({ post_id: id, position, thumb: picture.url, ...picture })),
    };
  });
}
