import type {
  Chapter,
  ChapterPage,
  ChapterPages,
  Comic,
  ComicDetail,
  ComicHome,
  HistoryEntry,
  Progress,
} from '#domain/comic.ts';
import { paths } from '#domain/paths.ts';
import type { Tag } from '#domain/square.ts';
import { STORY_NOW } from '../../../.storybook/determinism.ts';

/** The comics of the demo world (product §3.7). Their pages are those of server/seed/comics. */

const DAY_MS = 86_400_000;

type Seed = Pick<Comic, 'id' | 'title' | 'authors' | 'tags' | 'intro'> &
  Partial<Comic> & { slug: string; last: string };

const comicOf = ({ slug, last, ...seed }: Seed): Comic => {
  const chapterTotal = seed.chapterTotal ?? 12;
  return {
    cover: `/demo/comics/${slug}/cover.webp`,
    status: 0,
    chapterTotal,
    lastChapter: { cid: `${seed.id}-${chapterTotal}`, no: chapterTotal, title: last, time: STORY_NOW - DAY_MS },
    readCount: 486_200,
    subscribeCount: 38_400,
    subscribed: false,
    feeMark: 'free',
    unreadCount: 0,
    ...seed,
  };
};

export const paperPlanePost = comicOf({
  id: '2001',
  slug: 'paper-plane-post',
  title: '纸飞机邮局',
  authors: ['半糖乌龙', '阿眠'],
  tags: ['治愈', '日常', '奇幻'],
  feeMark: 'coin',
  last: '邮局要搬家吗',
  intro:
    '山坡上有一家邮局，只收纸飞机寄来的信。局长是一只橘猫，邮差叫小满，全镇的悄悄话都从他们手里经过。\n\n有的信没有地址，有的信迟到了四十年，有的信根本没有字，只画了一朵花。小满不认识收信人，就一家一家地问；局长不说话，就跟着纸上的味道走。\n\n信总会到的。',
});
export const rainAlleyWatchmaker = comicOf({
  id: '2002',
  slug: 'rain-alley-watchmaker',
  title: '雨巷修表匠',
  authors: ['沈砚'],
  tags: ['治愈', '亲情'],
  status: 1,
  chapterTotal: 24,
  feeMark: 'vip',
  last: '雨停了',
  intro: '雨巷深处有一间修表铺，门楣上的铃铛比钟准。每一只停下来的表里，都有一个人舍不得翻过去的日子。',
  readCount: 352_700,
});
const canteenSeven = comicOf({
  id: '2003',
  slug: 'canteen-seven',
  title: '第七号食堂',
  authors: ['葱花蛋', '老周'],
  tags: ['美食', '日常'],
  chapterTotal: 60,
  last: '总集篇：食堂的一年',
  intro: '晚上九点以后，整条街只有第七号食堂还亮着灯。菜单上没有的，也给你做。',
  readCount: 928_100,
});
export const mountainSeaSchool = comicOf({
  id: '2004',
  slug: 'mountain-sea-school',
  title: '山海小学堂',
  authors: ['云上柿子'],
  tags: ['校园', '国风'],
  chapterTotal: 16,
  feeMark: 'limited',
  last: '第十六只纸船',
  intro: '云海尽头，山海小学堂开学了。报名表上只有两栏：名字，和本领。',
  readCount: 274_500,
});
export const nightLighthouse = comicOf({
  id: '2005',
  slug: 'night-lighthouse',
  title: '夜航灯塔',
  authors: ['陆远舟'],
  tags: ['治愈', '冒险'],
  status: 1,
  chapterTotal: 20,
  feeMark: 'coin',
  last: '一直亮着',
  intro: '海角的灯，每晚八点准时亮起。没有大团圆，只有一盏灯，一直亮着。',
  readCount: 613_800,
});
export const robotAfu = comicOf({
  id: '2006',
  slug: 'robot-afu',
  title: '机器人阿福',
  authors: ['豆豉'],
  tags: ['科幻', '治愈'],
  chapterTotal: 8,
  last: '再见的说法',
  intro: '阿福是一台旧型号的家务机器人，编号 0417，心口有一盏小灯。',
  readCount: 198_600,
});

export const comics: readonly Comic[] = [
  paperPlanePost,
  rainAlleyWatchmaker,
  canteenSeven,
  mountainSeaSchool,
  nightLighthouse,
  robotAfu,
];

/** A book whose every text is as long as a server may send it. */
export const longTextComic: Comic = {
  ...paperPlanePost,
  id: '2099',
  title: '纸飞机邮局：山坡上那家只收纸飞机寄来的信、局长是一只橘猫的邮局 Remastered Edition',
  authors: ['半糖乌龙与她的三只猫', 'SupercalifragilisticexpialidociousWithoutAnyBlank', '阿眠'],
  tags: ['治愈', '日常', '奇幻', '亲情', '冒险', '校园', '国风'],
  intro: `${paperPlanePost.intro}\n\n`.repeat(4),
  readCount: 123_456_789,
  subscribeCount: 98_765_432,
};

export const comicTags: readonly Tag[] = [
  { id: 'healing', tag: '治愈' },
  { id: 'daily', tag: '日常' },
  { id: 'fantasy', tag: '奇幻' },
  { id: 'food', tag: '美食' },
  { id: 'school', tag: '校园' },
  { id: 'myth', tag: '国风' },
];

const progressAt = (comic: Comic, no: number, rest: Partial<Progress> = {}): Progress => ({
  bookId: comic.id,
  cid: `${comic.id}-${no}`,
  no,
  page: 7,
  offset: 0.5,
  pageCount: 8,
  finished: false,
  updateTime: STORY_NOW - 3_600_000,
  device: '',
  ...rest,
});

/** In the middle of page 7 of chapter 3 (product J6). */
const paperPlaneProgress: Progress = progressAt(paperPlanePost, 3);

export const paperPlaneDetail: ComicDetail = {
  ...paperPlanePost,
  progress: paperPlaneProgress,
  similar: [nightLighthouse, rainAlleyWatchmaker, robotAfu, canteenSeven],
};

const TITLES = [
  '没有地址的信',
  '局长请假一天',
  '退回来的信',
  '寄给未来的自己',
  '锁在柜子里的邮包',
  '只有猫看得懂的信',
  '风停的那一天',
  '一千只纸飞机',
  '丁香街的老站长',
  '写错名字的情书',
  '雪天的加急件',
  '邮局要搬家吗',
];

const chapterOf = (bookId: string, no: number, title: string, rest: Partial<Chapter> = {}): Chapter => ({
  cid: `${bookId}-${no}`,
  no,
  title,
  publishTime: STORY_NOW - (70 - no) * DAY_MS,
  pageCount: 8,
  access: 0,
  price: 0,
  unlocked: false,
  read: false,
  ...rest,
});

/** Twelve chapters: two read, one being read, the fifth for diamonds, the sixth for members, the seventh bought. */
export const chapters: readonly Chapter[] = TITLES.map((title, index) => {
  const no = index + 1;
  if (no <= 2) return chapterOf('2001', no, title, { read: true, page: 4, pageCount: 4 });
  if (no === 3) return chapterOf('2001', no, title, { page: 7 });
  if (no === 6 || no === 9 || no === 11) return chapterOf('2001', no, title, { access: 1 });
  return chapterOf('2001', no, title, no === 4 ? {} : { access: 2, price: 20, unlocked: no === 7 });
});

/** Sixty chapters, enough for two groups; the last ten are free for now. */
export const manyChapters: readonly Chapter[] = Array.from({ length: 60 }, (_, index) =>
  chapterOf(
    '2003',
    index + 1,
    `第${index + 1}个夜晚`,
    index < 50 ? { read: index < 40 } : { access: 2, price: 15, limitedUntil: STORY_NOW + 7 * DAY_MS },
  ),
);

const pagesOf = (
  slug: string,
  files: readonly (readonly [name: string, width: number, height: number])[],
): ChapterPage[] =>
  files.map(([name, width, height], index) => ({
    i: index + 1,
    url: `/demo/comics/${slug}/pages/${name}.webp`,
    width,
    height,
  }));

/** 退回来的信: eight pages of 1080×1530. */
export const chapterPages: ChapterPages = {
  bookId: '2001',
  cid: '2001-3',
  no: 3,
  title: '退回来的信',
  pages: pagesOf('paper-plane-post', [
    ['a370c623e0b1ec9f7dc9', 1080, 1530],
    ['08b7724f70add859dfd1', 1080, 1530],
    ['a1ac29298b9211ffda9f', 1080, 1530],
    ['91d74de32391968fe0af', 1080, 1530],
    ['2d2c229ce976e49f6462', 1080, 1530],
    ['af277616fdf53305dd18', 1080, 1530],
    ['9f35e0d93578e8812ab3', 1080, 1530],
    ['991df89e4a21cc732bc0', 1080, 1530],
  ]),
  pageCount: 8,
  previewOnly: false,
  prev: '2001-2',
  next: '2001-4',
};

/** 雨夜里的小东西: one strip in two tall pictures. */
export const stripPages: ChapterPages = {
  bookId: '2006',
  cid: '2006-1',
  no: 1,
  title: '雨夜里的小东西',
  pages: pagesOf('robot-afu', [
    ['9ad0d3989b41650883d6', 1080, 3875],
    ['43f70d9137484ef795e4', 1080, 3355],
  ]),
  pageCount: 2,
  previewOnly: false,
  next: '2006-2',
};

/** A chapter for diamonds: three pages to look at, then the lock. */
export const lockedPages: ChapterPages = {
  ...chapterPages,
  cid: '2001-5',
  no: 5,
  title: '锁在柜子里的邮包',
  pages: chapterPages.pages.slice(0, 3),
  previewOnly: true,
  lock: { access: 2, price: 20 },
  prev: '2001-4',
  next: '2001-6',
};

/** A chapter for members. */
export const memberPages: ChapterPages = {
  ...lockedPages,
  cid: '2001-6',
  no: 6,
  title: '只有猫看得懂的信',
  lock: { access: 1, price: 0 },
  prev: '2001-5',
  next: '2001-7',
};

const entryOf = (comic: Comic, progress: Progress, removed = false): HistoryEntry => ({
  ...comic,
  ...progress,
  progress,
  removed,
});

/** Read today, yesterday and earlier; the last book was taken down. */
export const readingHistory: readonly HistoryEntry[] = [
  entryOf(paperPlanePost, paperPlaneProgress),
  entryOf(robotAfu, progressAt(robotAfu, 5, { page: 1, pageCount: 2, updateTime: STORY_NOW - DAY_MS })),
  entryOf(
    rainAlleyWatchmaker,
    progressAt(rainAlleyWatchmaker, 12, { finished: true, page: 8, updateTime: STORY_NOW - 9 * DAY_MS }),
  ),
  entryOf(mountainSeaSchool, progressAt(mountainSeaSchool, 4, { page: 2, updateTime: STORY_NOW - 40 * DAY_MS }), true),
];

/** Subscribed books, the first with chapters not read yet. */
export const subscriptions: readonly Comic[] = [
  { ...paperPlanePost, subscribed: true, unreadCount: 9, progress: paperPlaneProgress },
  { ...nightLighthouse, subscribed: true, progress: progressAt(nightLighthouse, 20, { finished: true }) },
  { ...robotAfu, subscribed: true, unreadCount: 3, progress: progressAt(robotAfu, 5) },
];

export const comicHome: ComicHome = {
  banners: [nightLighthouse, paperPlanePost, mountainSeaSchool].map(({ id, cover, title, intro }) => ({
    id,
    image: cover.replace('cover', 'banner'),
    title,
    brief: intro.split('。')[0] ?? '',
    tag: '编辑推荐',
    link: paths.bookInfo(id),
  })),
  blocks: [
    { title: '最近更新', kind: 'update', comics: [canteenSeven, mountainSeaSchool, robotAfu, paperPlanePost] },
    { title: '人气连载', kind: 'hot', comics: [...comics] },
    { title: '限时免费', kind: 'limited', comics: [mountainSeaSchool] },
    { title: '完结佳作', kind: 'finished', comics: [nightLighthouse, rainAlleyWatchmaker] },
  ],
};
