import type { Gift } from '#domain/gift.ts';
import { STORY_NOW } from '../../../.storybook/determinism.ts';
import { catCafe, gifts, paperKingdom, pixelFarm, starScavenger } from '../shared/demo.fixtures.ts';

const DAY_MS = 86_400_000;

const packOf = (id: string, game: { id: string; name: string; icon: string }, pack: Partial<Gift>): Gift => ({
  id,
  appID: game.id,
  gameName: game.name,
  gameIcon: game.icon,
  icon: gifts[0]?.icon ?? '',
  title: '启航补给包',
  content: '燃料 ×50 · 修理件 ×10',
  total: 500,
  left: 328,
  startTime: STORY_NOW - 14 * DAY_MS,
  endTime: STORY_NOW + 44 * DAY_MS,
  claimed: false,
  usage: '游戏内「设置 → 礼包码」处兑换',
  memberOnly: false,
  ...pack,
});

const claimed = { claimed: true, claimTime: STORY_NOW - DAY_MS };

export const claimedGifts: readonly Gift[] = [
  packOf('c1', starScavenger, {
    ...claimed,
    title: '老船长的信',
    content: '限定涂装「晨雾」×1',
    code: 'STAR-2026-FOG1-7KQM',
  }),
  packOf('c2', pixelFarm, {
    ...claimed,
    title: '春耕礼盒',
    content: '种子袋 ×20 · 洒水壶皮肤 ×1',
    code: 'FARM-8HTN-2WQK-XV4P',
    endTime: STORY_NOW + 2 * DAY_MS,
  }),
];

export const availablePack = packOf('a1', starScavenger, {});

/** Every view of a pack that is not claimed. */
export const availableGifts: readonly Gift[] = [
  availablePack,
  packOf('a2', catCafe, {
    title: '雨夜拿铁券',
    content: '拉花材料 ×30 · 猫窝「雨声」',
    left: 12,
    endTime: STORY_NOW + 10 * 3_600_000,
  }),
  packOf('a3', paperKingdom, { title: '彩纸大礼包', content: '金箔纸 ×10 · 折纸兵 ×5', memberOnly: true }),
  packOf('a4', pixelFarm, { title: '丰收节礼盒', content: '金锄头 ×1', leftToday: 0 }),
  packOf('a5', starScavenger, { title: '周年纪念箱', content: '星钻 ×100 · 限定头像框', left: 0 }),
  packOf('a6', catCafe, { title: '元宵团圆盒', content: '汤圆抱枕 ×1', startTime: STORY_NOW + 3 * DAY_MS }),
];

export const expiredGifts: readonly Gift[] = [
  packOf('e1', starScavenger, {
    ...claimed,
    title: '首航纪念章',
    content: '徽章 ×1',
    code: 'STAR-2025-0001-ABCD',
    endTime: STORY_NOW - 5 * DAY_MS,
  }),
];

export const longTextGift: Gift = packOf('l1', starScavenger, {
  ...claimed,
  gameName: '星海拾荒者：在漂满残骸的航道尽头重新点亮灯塔 Remastered',
  title: '一个名字长到怎么也写不完的周年纪念典藏豪华大礼包',
  content: `SupercalifragilisticexpialidociousWithoutAnyBlank ${'燃料 ×50 · 修理件 ×10 · '.repeat(5)}`,
  usage: '打开游戏，在主界面右上角「设置 → 账号与安全 → 礼包码」处输入，重新登录后到邮箱领取',
  code: 'STAR2026FOG17KQMSTAR2026FOG17KQM',
  memberOnly: true,
});
