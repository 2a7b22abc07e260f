import type { Transaction } from 'kysely';
import type { Database } from '../../db/schema.ts';
import type { Random } from '../../ports.ts';
import { indexPosts } from '../../square/postGrams.ts';
import { inBatches } from '../inBatches.ts';
import { daysBefore, DEMO_ACCOUNTS } from '../people.ts';
import { commentRows, type SeedComment } from './commentRows.ts';
import { COMMUNITY_UIDS, communityRows } from './community.ts';
import { between, chance, someOf } from './draw.ts';
import { postRows, type SeedPost } from './postRows.ts';

/** Who likes each thing: a few are liked by many. */
function likersOf<T>(rows: readonly T[], mostOf: (row: T) => number, salt: number): string[][] {
  return rows.map((row, index) =>
    someOf(COMMUNITY_UIDS, Math.floor(mostOf(row) * chance(index, salt) ** 2), index, salt + 1),
  );
}

/** What can be looked at is liked by more people than words alone. */
const mostLikesOf = ({ images }: SeedPost): number => (images.length > 0 ? 39 : 12);

async function writePosts(
  trx: Transaction<Database>,
  posts: readonly SeedPost[],
  comments: readonly SeedComment[],
): Promise<void> {
  const likers = likersOf(posts, mostLikesOf, 20);
  const commentCounts = new Map<string, number>();
  for (const { post_id } of comments) commentCounts.set(post_id, (commentCounts.get(post_id) ?? 0) + 1);
  const rows = posts.map(({ place, images: _, ...post }) => ({
    ...post,
    like_count: likers[place]?.length ?? 0,
    comment_count: commentCounts.get(post.id) ?? 0,
  }));
  const likes = posts.flatMap(({ id, place, created_at }) =>
    (likers[place] ?? []).map((uid) => ({ uid, post_id: id, created_at })),
  );
  await inBatches(rows, (batch) => trx.insertInto('posts').values(batch).execute());
  await indexPosts(
    trx,
    rows.map(({ id }) => id),
  );
  await inBatches(
    posts.flatMap(({ images }) => images),
    (batch) => trx.insertInto('post_images').values(batch).execute(),
  );
  await inBatches(likes, (batch) => trx.insertInto('post_likes').values(batch).execute());
}

async function writeComments(trx: Transaction<Database>, comments: readonly SeedComment[]): Promise<void> {
  const likers = likersOf(comments, () => 7, 30);
  const rows = comments.map((comment, index) => ({ ...comment, like_count: likers[index]?.length ?? 0 }));
  const likes = comments.flatMap(({ id, created_at }, index) =>
    (likers[index] ?? []).map((uid) => ({ uid, comment_id: id, created_at })),
  );
  await inBatches(rows, (batch) => trx.insertInto('comments').values(batch).execute());
  await inBatches(likes, (batch) => trx.insertInto('comment_likes').values(batch).execute());
}

/** Everyone of the community follows some of the others; of the demo accounts the member and the rich one do. */
async function writeFollows(trx: Transaction<Database>, now: number): Promise<void> {
  const readers = DEMO_ACCOUNTS.filter(({ recharged }) => recharged).map(({ uid }) => uid);
  const follows = [...COMMUNITY_UIDS, ...readers].flatMap((uid, index) =>
    someOf(COMMUNITY_UIDS, between(3, 9, index, 40), index, 41)
      .filter((target) => target !== uid)
      .map((target) => ({ uid, target_uid: target, created_at: daysBefore(now, 30) })),
  );
  await inBatches(follows, (batch) => trx.insertInto('follows').values(batch).execute());
}

/** Writes the demo community: its people, what they wrote and answered, and whom they like (product §3.7). */
export async function seedCommunity(
  trx: Transaction<Database>,
  { now, random }: { now: number; random: Random },
): Promise<void> {
  await trx.insertInto('users').values(communityRows(now, random)).execute();
  const posts = postRows(now);
  const comments = commentRows(posts, now);
  await writePosts(trx, posts, comments);
  await writeComments(trx, comments);
  await writeFollows(trx, now);
}
