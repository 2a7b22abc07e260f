import type { CommentRow } from '../../db/squareSchema.ts';
import { ANSWERS } from './comments/answers.ts';
import { CHEERS } from './comments/cheers.ts';
import { REPLIES } from './comments/replies.ts';
import { COMMUNITY_UIDS } from './community.ts';
import type { TagId } from './demoPost.ts';
import { between, chance, createTurns } from './draw.ts';
import type { SeedPost } from './postRows.ts';

/** A comment ready to be written, but for its likes. */
export type SeedComment = Omit<CommentRow, 'like_count'>;

/** What a text begins with when it comes round again, so that no two comments are quite the same. */
const OPENERS = [
  '刚看到，',
  '忍不住冒个泡：',
  '又来看一遍，',
  '认真说，',
  '路过，',
  '补一句，',
  '隔了几天再看，',
  '悄悄说，',
  '举手，',
  '真心的，',
  '说实话，',
  '深夜来答，',
  '午休来逛，',
  '坐车无聊来看看，',
  '第一次评论：',
  '看了好久，',
  '弱弱地说，',
  '跟着说一句，',
];

const TEXTS: Readonly<Record<TagId, readonly string[]>> = { ...ANSWERS, ...CHEERS };

type Turns = { top: Readonly<Record<TagId, () => string>>; reply: () => string };

function createTexts(): Turns {
  const turnsOf = (texts: readonly string[]) => createTurns(texts, OPENERS);
  return {
    top: {
      guide: turnsOf(TEXTS.guide),
      photo: turnsOf(TEXTS.photo),
      help: turnsOf(TEXTS.help),
      chat: turnsOf(TEXTS.chat),
      fan: turnsOf(TEXTS.fan),
      official: turnsOf(TEXTS.official),
    },
    reply: turnsOf(REPLIES),
  };
}

/** Someone of the community other than the one spoken to. */
function speaker(to: string, ...seed: readonly number[]): string {
  const people = COMMUNITY_UIDS.length - 1;
  const index = between(0, people - 1, ...seed);
  const uid = COMMUNITY_UIDS[index] ?? '';
  return uid === to ? (COMMUNITY_UIDS[(index + 1) % people] ?? '') : uid;
}

/** A moment between two, sooner rather than later. */
const after = (from: number, now: number, ...seed: readonly number[]): number =>
  from + Math.floor((now - from) * Math.min(0.95, 0.02 + chance(...seed) ** 4));

/** Most comments stay alone; one thread under the newest post is long enough to be paged. */
function replyCount(post: SeedPost, index: number): number {
  if (post.place === 0 && index === 0) return 14;
  return chance(post.place, index, 3) < 0.4 ? between(1, 3, post.place, index, 4) : 0;
}

function repliesTo(top: SeedComment, post: SeedPost, index: number, now: number, texts: Turns): SeedComment[] {
  const replies: SeedComment[] = [];
  for (let made = 0; made < top.reply_count; made += 1) {
    const answered = made > 0 && chance(post.place, index, made, 5) < 0.4 ? (replies.at(-1) ?? top) : top;
    const seed = [post.place, index, made];
    const byAuthor = answered.uid !== post.uid && chance(...seed, 6) < 0.35;
    replies.push({
      id: `${top.id}-${made + 1}`,
      post_id: post.id,
      uid: byAuthor ? post.uid : speaker(answered.uid, ...seed, 7),
      parent_id: top.id,
      reply_to_id: answered.id,
      content: texts.reply(),
      reply_count: 0,
      state: 0,
      created_at: after(answered.created_at, now, ...seed, 8),
    });
  }
  return replies;
}

/** The demo comments of both levels, in an order in which each comes after what it answers. */
export function commentRows(posts: readonly SeedPost[], now: number): SeedComment[] {
  const texts = createTexts();
  return posts.flatMap((post) =>
    Array.from({ length: between(2, 5, post.place, 9) }, (_, index) => {
      const top: SeedComment = {
        id: `c${post.id.slice(1)}-${index + 1}`,
        post_id: post.id,
        uid: speaker(post.uid, post.place, index, 10),
        parent_id: null,
        reply_to_id: null,
        content: texts.top[post.tag_id](),
        reply_count: replyCount(post, index),
        state: 0,
        created_at: after(post.created_at, now, post.place, index, 11),
      };
      return [top, ...repliesTo(top, post, index, now, texts)];
    }).flat(),
  );
}
