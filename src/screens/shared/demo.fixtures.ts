import type { Account } from '#domain/account.ts';
import type { Bulletin } from '#domain/bulletin.ts';
import type { Game, GameDetail, GameType } from '#domain/game.ts';
import type { Gift } from '#domain/gift.ts';
import type { Home } from '#domain/home.ts';
import type { Image } from '#domain/primitives.ts';
import type { UserStatus } from '#domain/userStatus.ts';

/** The demo world every screen's stories share (product §3.7). */

const day = (date: string): number => Date.parse(`${date}T00:00:00+08:00`);

const MB = 1024 ** 2;

type Seed = Pick<Game, 'id' | 'name' | 'brief' | 'type' | 'typeName' | 'tags'> & Partial<Game> & { slug: string };

const gameOf = ({ slug, ...seed }: Seed): Game => ({
  appID: seed.id,
  onlineType: 1,
  buyAmount: 0,
  icon: `/demo/games/${slug}/icon.webp`,
  cover: `/demo/games/${slug}/cover.webp`,
  sizeBytes: 320 * MB,
  version: '1.0.0',
  updateTime: day('2026-01-08'),
  downloads: 9600,
  platforms: [1, 2],
  owned: false,
  hasGift: false,
  isNew: false,
  ...seed,
});

export const pixelFarm = gameOf({
  id: '1001',
  slug: 'pixel-farm',
  name: '像素农场物语',
  type: 'simulation',
  typeName: '模拟经营',
  tags: ['像素', '种田'],
  brief: '把爷爷留下的小农场，一格一格种回春天',
  onlineType: 0,
  sizeBytes: 186 * MB,
  version: '3.1.0',
  downloads: 328_000,
  hasGift: true,
});
export const starScavenger = gameOf({
  id: '1002',
  slug: 'star-scavenger',
  name: '星海拾荒者',
  type: 'rpg',
  typeName: '角色扮演',
  tags: ['科幻', '单人剧情'],
  brief: '一艘旧货船，一只不肯关机的领航机器人',
  buyAmount: 300,
  sizeBytes: 1229 * MB,
  version: '2.4.1',
  downloads: 186_000,
  updateTime: day('2025-11-18'),
  hasGift: true,
});
export const paperKingdom = gameOf({
  id: '1003',
  slug: 'paper-kingdom',
  name: '纸上王国',
  type: 'strategy',
  typeName: '策略',
  tags: ['剪纸', '塔防'],
  brief: '翻开立体书，用纸兵守住最后一页',
  onlineType: 0,
  sizeBytes: 412 * MB,
  version: '1.8.2',
  downloads: 92_000,
  hasGift: true,
});
export const catCafe = gameOf({
  id: '1004',
  slug: 'cat-cafe',
  name: '猫咪咖啡馆',
  type: 'simulation',
  typeName: '模拟经营',
  tags: ['治愈', '经营'],
  brief: '雨夜亮着灯的小店，橘猫会拉花',
  buyAmount: 120,
  sizeBytes: 268 * MB,
  version: '2.0.5',
  downloads: 214_000,
});
const mountainSea = gameOf({
  id: '1005',
  slug: 'mountain-sea',
  name: '山海寻踪',
  type: 'rpg',
  typeName: '角色扮演',
  tags: ['国风', '探索'],
  brief: '乘一叶小舟，追一头会唱歌的鲸',
  buyAmount: 680,
  sizeBytes: 1843 * MB,
  version: '1.2.0',
  downloads: 48_000,
  isNew: true,
});
const oneStroke = gameOf({
  id: '1006',
  slug: 'one-stroke',
  name: '一笔成画',
  type: 'puzzle',
  typeName: '解谜',
  tags: ['一笔画', '轻松'],
  brief: '不抬手，把灯塔点亮',
  onlineType: 0,
  sizeBytes: 64 * MB,
  version: '4.0.1',
  downloads: 560_000,
});
export const cloudTrain = gameOf({
  id: '1007',
  slug: 'cloud-train',
  name: '云端列车',
  type: 'casual',
  typeName: '休闲',
  tags: ['旅行', '放置'],
  brief: '开往云上十二站的慢车',
  buyAmount: 200,
  platforms: [1],
  sizeBytes: 354 * MB,
  version: '1.5.3',
  downloads: 76_000,
  isNew: true,
});
const clockworkMaze = gameOf({
  id: '1008',
  slug: 'clockwork-maze',
  name: '机关迷城',
  type: 'puzzle',
  typeName: '解谜',
  tags: ['机关', '等距'],
  brief: '拧紧发条，让整座城转起来',
  buyAmount: 60,
  sizeBytes: 298 * MB,
  version: '1.1.4',
  downloads: 31_000,
  isNew: true,
});

export const games: readonly Game[] = [
  pixelFarm,
  starScavenger,
  paperKingdom,
  catCafe,
  mountainSea,
  oneStroke,
  cloudTrain,
  clockworkMaze,
];

/** A game whose every text is as long as a server may send it. */
export const longTextGame: Game = {
  ...starScavenger,
  id: '1099',
  name: '星海拾荒者：在漂满残骸的航道尽头重新点亮灯塔 Remastered',
  brief: 'SupercalifragilisticexpialidociousWithoutAnyBlank 与一段怎么也写不完的一句话介绍',
  typeName: '角色扮演与模拟经营',
  tags: ['科幻', '单人剧情', '支持手柄', '多结局', '开放世界', '像素风'],
  buyAmount: 128_000,
  downloads: 123_456_789,
};

export const gameTypes: readonly GameType[] = [
  { id: 'rpg', name: '角色扮演' },
  { id: 'casual', name: '休闲' },
  { id: 'strategy', name: '策略' },
  { id: 'simulation', name: '模拟经营' },
  { id: 'action', name: '动作' },
  { id: 'puzzle', name: '解谜' },
];

const shot = (slug: string, index: number, portrait = false): Image => ({
  url: `/demo/games/${slug}/shot-${index}.webp`,
  thumb: `/demo/games/${slug}/shot-${index}.webp`,
  width: portrait ? 540 : 960,
  height: portrait ? 960 : 540,
});

const INTRO =
  '一艘旧货船，一只不肯关机的领航机器人。在漂满残骸的航道上拾荒、修船、交朋友，每一件旧物都有自己的来历。\n' +
  '把捡来的零件装上船，听它讲起上一任主人；把修好的收音机送回空间站，听见三十年前的问候。走得越远，你越明白：这条航道并不是空的。\n' +
  '无广告、无体力限制，离线也能玩。';

export const starDetail: GameDetail = {
  ...starScavenger,
  shots: [1, 2, 3].map((index) => shot('star-scavenger', index)),
  intro: INTRO,
  changelog: [
    { version: '2.4.1', date: '2025-11-18', text: '新增打捞点「静默环」，修复拖船臂偶尔卡住的问题' },
    { version: '2.4.0', date: '2025-10-30', text: '支持手柄；船舱可以换灯光颜色了' },
    { version: '2.3.2', date: '2025-09-26', text: '优化低端机型的载入速度' },
  ],
  similar: [mountainSea, cloudTrain, clockworkMaze, pixelFarm],
};

export const catDetail: GameDetail = {
  ...catCafe,
  shots: [1, 2, 3].map((index) => shot('cat-cafe', index, true)),
  intro: '雨夜亮着灯的小店，橘猫会拉花。',
  changelog: [{ version: '2.0.5', date: '2026-01-08', text: '新猫「布丁」入住' }],
  similar: [pixelFarm, cloudTrain],
};

const giftOf = (id: string, gift: Partial<Gift>): Gift => ({
  id,
  appID: starScavenger.appID,
  gameName: starScavenger.name,
  icon: '/demo/rewards/gift-blue.svg',
  title: '启航补给包',
  content: '燃料 ×50 · 修理件 ×10',
  total: 500,
  left: 328,
  startTime: day('2026-01-01'),
  endTime: day('2026-02-28'),
  claimed: false,
  usage: '游戏内「设置 → 礼包码」处兑换',
  memberOnly: false,
  ...gift,
});

export const gifts: readonly Gift[] = [
  giftOf('g1', {}),
  giftOf('g2', {
    title: '老船长的信',
    content: '限定涂装「晨雾」×1',
    icon: '/demo/rewards/envelope.svg',
    claimed: true,
    code: 'STAR-2026-FOG1',
  }),
  giftOf('g3', { title: '周年纪念箱', content: '星钻 ×100 · 限定头像框', icon: '/demo/rewards/chest.svg', left: 0 }),
];

/** Someone logged in. */
export const account: Account = {
  accountType: 0,
  age: 0,
  loginName: 'chestnut',
  name: '栗子不加糖',
  needBind: 0,
  needRealName: 0,
  newAccount: 0,
  sex: 0,
  token: 'demo-token',
  uid: '1000001',
  avatar: '/demo/avatars/01.webp',
  phoneMasked: '138****8000',
  hasPassword: true,
};

/** Not a member, with enough for the game of 300. */
export const status: UserStatus = {
  coinNum: 860,
  levelType: 0,
  expTime: null,
  badge: null,
  unread: 3,
  claimable: 2,
  taskClaimable: 1,
  savedCoin: 0,
  firstRecharge: false,
};

/** `poor01`: 10 diamonds, never recharged. */
export const poorStatus: UserStatus = {
  ...status,
  coinNum: 10,
  unread: 0,
  claimable: 0,
  taskClaimable: 0,
  firstRecharge: true,
};

/** A member for the year. */
export const memberStatus: UserStatus = {
  ...status,
  coinNum: 1286,
  levelType: 3,
  badge: 'year',
  expTime: day('2026-11-18'),
  savedCoin: 2180,
};

/** A member whose month ends in five days. */
export const expiringStatus: UserStatus = { ...memberStatus, levelType: 1, badge: 'month', expTime: day('2026-01-20') };

/** Was a member once. */
export const expiredStatus: UserStatus = { ...status, expTime: day('2026-01-01') };

export const home: Home = {
  banners: [
    {
      id: 'b1',
      image: '/demo/games/mountain-sea/cover.webp',
      title: '山海寻踪',
      brief: '乘一叶小舟，追一头会唱歌的鲸',
      tag: '新游',
      link: '/detail/1005',
    },
    {
      id: 'b2',
      image: '/demo/games/star-scavenger/cover.webp',
      title: '星海拾荒者',
      brief: '一艘旧货船，一只不肯关机的领航机器人',
      tag: '热门',
      link: '/detail/1002',
    },
    {
      id: 'b3',
      image: '/demo/games/cat-cafe/cover.webp',
      title: '猫咪咖啡馆',
      brief: '雨夜亮着灯的小店，橘猫会拉花',
      tag: '治愈',
      link: '/detail/1004',
    },
  ],
  notice: {
    id: 'n1',
    title: '冬日签到季 1 月 16 日开启，连签七天得 30 钻石，年卡会员额外再得 30 钻石',
    link: '/activity?id=1',
  },
  welfareClaimable: 2,
  tasks: { done: 3, total: 5 },
  hotGames: [starScavenger, pixelFarm, catCafe, oneStroke, paperKingdom],
  newGames: [mountainSea, cloudTrain, clockworkMaze],
  newComics: [],
  hotPosts: [],
};

export const bulletin: Bulletin = {
  id: 'n1',
  title: '冬日签到季开启',
  createTime: Date.parse('2026-01-15T09:00:00+08:00'),
  content:
    '<p>亲爱的岛民：</p><p><strong>1 月 16 日</strong>起，连续签到七天可得 <strong>30 钻石</strong>，年卡会员额外再得 30 钻石。</p>' +
    '<ul><li>每天 0 点（北京时间）更新</li><li>漏签可用补签卡补上，每月 3 次</li></ul>' +
    '<p>更多活动见<a href="https://example.com/winter">活动页</a>。</p>',
};
