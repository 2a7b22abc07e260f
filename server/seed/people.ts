import type { LedgerType } from '#domain/order.ts';
import type { UserRow } from '../db/schema.ts';

const DAY_MS = 86_400_000;

/** The password of every demo account. */
export const DEMO_PASSWORD = 'portal123';

/** What a demo person's ledger tells, oldest first. */
type Movement = { type: LedgerType; title: string; amount: number; daysAgo: number; link?: string };

/** A demo person: who they are, and how their balance came about. */
export type DemoAccount = {
  uid: string;
  loginName: string;
  name: string;
  avatar: string;
  note: string;
  phone?: string;
  member?: Pick<UserRow, 'level_type' | 'badge'> & { daysLeft: number };
  recharged: boolean;
  ledger: readonly Movement[];
};

const EARLY_BIRD = '开放测试纪念';

/** A check-in as incentives/habits.ts has it: the first or second day of a streak. */
const checkedIn = (daysAgo: number): Movement => ({
  type: 'checkin',
  title: '签到奖励',
  amount: 5,
  daysAgo,
  link: '/checkin',
});

const MADE_UP: Movement = { type: 'makeup', title: '补签', amount: -20, daysAgo: 1, link: '/checkin' };

/** The accounts a visitor of the demo can log in with (product §4). */
export const DEMO_ACCOUNTS: readonly DemoAccount[] = [
  {
    uid: '10000001',
    loginName: 'vip01',
    name: '栗子不加糖',
    avatar: '/demo/avatars/22.webp',
    note: 'member, no diamonds',
    phone: '13800138001',
    member: { level_type: 1, badge: 'year', daysLeft: 120 },
    recharged: true,
    ledger: [
      { type: 'activity', title: EARLY_BIRD, amount: 30, daysAgo: 250 },
      { type: 'recharge', title: '充值60钻石（首充双倍）', amount: 120, daysAgo: 95, link: '/xdetail?tab=order' },
      { type: 'game', title: '下载游戏《猫咪咖啡馆》', amount: -120, daysAgo: 78, link: '/detail/1004' },
      { type: 'chapter', title: '解锁《夜航灯塔》第12话', amount: -30, daysAgo: 64, link: '/readbook/2005/2005-12' },
      ...[5, 4, 2, 1].map(checkedIn),
      MADE_UP,
    ],
  },
  {
    uid: '10000002',
    loginName: 'poor01',
    name: '省着点花',
    avatar: '/demo/avatars/31.webp',
    note: '10 diamonds',
    recharged: false,
    ledger: [{ type: 'activity', title: EARLY_BIRD, amount: 5, daysAgo: 12 }, checkedIn(1)],
  },
  {
    uid: '10000003',
    loginName: 'rich01',
    name: '海边的富贵',
    avatar: '/demo/avatars/29.webp',
    note: '5000 diamonds',
    phone: '13800138003',
    recharged: true,
    ledger: [
      { type: 'activity', title: EARLY_BIRD, amount: 30, daysAgo: 60 },
      { type: 'recharge', title: '充值680钻石（首充双倍）', amount: 1420, daysAgo: 45, link: '/xdetail?tab=order' },
      { type: 'recharge', title: '充值3280钻石', amount: 3760, daysAgo: 20, link: '/xdetail?tab=order' },
      { type: 'welfare', title: '兑换7天会员体验', amount: -200, daysAgo: 16, link: '/welfare' },
      ...[6, 5, 2, 1].map(checkedIn),
      MADE_UP,
      MADE_UP,
      { type: 'checkin', title: '连续签到3天奖励', amount: 10, daysAgo: 1, link: '/checkin' },
    ],
  },
];

/** When a movement happened, as seen from the first start. */
export const daysBefore = (now: number, days: number): number => now - days * DAY_MS;
