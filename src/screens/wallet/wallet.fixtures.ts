import type { LedgerRow, Order } from '#domain/order.ts';
import { STORY_NOW } from '../../../.storybook/determinism.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

type Movement = Pick<LedgerRow, 'type' | 'title' | 'amount'> & { hoursAgo: number; link?: string };

/** Newest first, as the server sends them; `balance` is what stood after each. */
const MOVEMENTS: readonly Movement[] = [
  { type: 'game', title: '下载游戏《星海拾荒者》', amount: -300, hoursAgo: 1, link: '/detail/1002' },
  { type: 'recharge', title: '充值300钻石（首充双倍）', amount: 620, hoursAgo: 2, link: '/xdetail?tab=order' },
  { type: 'checkin', title: '签到奖励', amount: 30, hoursAgo: 22, link: '/checkin' },
  { type: 'chapter', title: '解锁《夜航灯塔》第12话', amount: -30, hoursAgo: 47, link: '/readbook/2005/2005-12' },
  { type: 'task', title: '任务奖励：阅读 10 分钟', amount: 10, hoursAgo: 49, link: '/task' },
  { type: 'makeup', title: '补签', amount: -20, hoursAgo: 73, link: '/checkin' },
  { type: 'vip', title: '开通月卡会员', amount: -300, hoursAgo: 120, link: '/profile' },
  { type: 'redeem', title: '兑换码', amount: 50, hoursAgo: 190, link: '/gifts' },
  { type: 'invite', title: '邀请奖励', amount: 100, hoursAgo: 300, link: '/welfare' },
  { type: 'welfare', title: '会员每日礼', amount: 10, hoursAgo: 420, link: '/welfare' },
  { type: 'refund', title: '退款：山海寻踪', amount: 680, hoursAgo: 700 },
  { type: 'activity', title: '新用户赠礼', amount: 20, hoursAgo: 900 },
];

export const ledgerRows: readonly LedgerRow[] = MOVEMENTS.map(({ hoursAgo, ...movement }, index) => ({
  ...movement,
  id: `1000001-${MOVEMENTS.length - index}`,
  balance: MOVEMENTS.slice(index).reduce((sum, { amount }) => sum + amount, 0),
  createTime: STORY_NOW - hoursAgo * HOUR_MS,
}));

const orderOf = (orderId: string, change: Partial<Order>): Order => ({
  orderId,
  kind: 'coin',
  productId: 'p30',
  title: '300钻石',
  coin: 320,
  priceFen: 3000,
  payType: 'alipay',
  purpose: '',
  status: 1,
  createTime: STORY_NOW - DAY_MS,
  expireTime: STORY_NOW - DAY_MS + 15 * MINUTE_MS,
  ...change,
});

/** Six minutes old, so that nine are left to pay it. */
export const pendingOrder = orderOf('2026011510180037462815', {
  productId: 'p128',
  title: '1280钻石',
  coin: 1430,
  priceFen: 12_800,
  status: 0,
  createTime: STORY_NOW - 6 * MINUTE_MS,
  expireTime: STORY_NOW + 9 * MINUTE_MS,
});

export const pendingVipOrder = orderOf('2026011510110093847261', {
  kind: 'vip',
  productId: 'vip-season',
  title: '季卡会员',
  coin: undefined,
  days: 90,
  priceFen: 7800,
  payType: 'wechat',
  status: 0,
  createTime: STORY_NOW - 13 * MINUTE_MS,
  expireTime: STORY_NOW + 2 * MINUTE_MS,
});

export const paidOrder = orderOf('2026011410240058203947', { payTime: STORY_NOW - DAY_MS + MINUTE_MS });

/** One order of every state. */
export const orders: readonly Order[] = [
  pendingOrder,
  pendingVipOrder,
  paidOrder,
  orderOf('2026010909120011837465', {
    kind: 'vip',
    productId: 'vip-year',
    title: '年卡会员',
    coin: undefined,
    days: 365,
    priceFen: 26_800,
    createTime: STORY_NOW - 6 * DAY_MS,
  }),
  orderOf('2026010720030066284713', {
    title: '60钻石',
    coin: 60,
    priceFen: 600,
    status: 2,
    createTime: STORY_NOW - 8 * DAY_MS,
  }),
  orderOf('2025122811450024719385', {
    title: '680钻石',
    coin: 740,
    priceFen: 6800,
    status: 3,
    createTime: STORY_NOW - 18 * DAY_MS,
  }),
  orderOf('2025122022180085516204', {
    title: '3280钻石',
    coin: 3760,
    priceFen: 32_800,
    status: 4,
    createTime: STORY_NOW - 26 * DAY_MS,
  }),
];
