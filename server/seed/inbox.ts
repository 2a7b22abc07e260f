import type { MessageRow } from '../db/schema.ts';
import { daysBefore, type DemoAccount } from './people.ts';

type Letter = Pick<MessageRow, 'kind' | 'title' | 'summary' | 'content' | 'link' | 'is_read'> & { daysAgo: number };

const WELCOME: Omit<Letter, 'daysAgo' | 'is_read'> = {
  kind: 'system',
  title: '欢迎来到晴屿',
  summary: '免费游戏随时下载，付费游戏买一次永久拥有。',
  content:
    '<p>很高兴见到您。<strong>免费游戏</strong>无需登录即可下载，付费游戏用钻石购买一次，之后永久免费重新下载。</p><p>祝您玩得开心。</p>',
  link: '/games',
};

const MEMBER_LETTERS: readonly Letter[] = [
  {
    kind: 'system',
    title: '会员每日礼等您来领',
    summary: '会员每天可领 10 钻石，过了当天就没有啦。',
    content:
      '<p>会员期内，每天都能在福利中心领取 <strong>10 钻石</strong>，当天有效，记得来看看。</p><p>会员到期前 7 天，我们会再提醒您。</p>',
    link: '/welfare',
    is_read: 0,
    daysAgo: 1,
  },
  {
    kind: 'system',
    title: '《山海寻踪》上架啦',
    summary: '青绿山水之间，跟着一卷残图寻找会说话的异兽。',
    content:
      '<p>水墨解谜冒险<strong>《山海寻踪》</strong>已上架，会员免费下载。</p><p>卷轴已经展开，第一只异兽在青丘等您。</p>',
    link: '/detail/1005',
    is_read: 0,
    daysAgo: 2,
  },
  {
    kind: 'gift',
    title: '星海拾荒者新礼包',
    summary: '周年补给箱开放领取，数量有限。',
    content: '<p>《星海拾荒者》周年补给箱开放领取，内含燃料电池与限定涂装，到游戏详情页就能看到。</p>',
    link: '/detail/1002',
    is_read: 0,
    daysAgo: 4,
  },
];

/** Every recharge was told of, and has been read. */
const receiptsOf = ({ ledger }: DemoAccount): Letter[] =>
  ledger
    .filter(({ type }) => type === 'recharge')
    .map(({ amount, title, daysAgo }) => ({
      kind: 'order',
      title: '充值成功',
      summary: `${amount} 钻石已到账，感谢您的支持。`,
      content: `<p>${title}，<strong>${amount}</strong> 钻石已存入您的账户。</p>`,
      link: '/xdetail?tab=order',
      is_read: 1,
      daysAgo,
    }));

/** The letters a demo person finds; the member has three unread. */
export function messagesFor(account: DemoAccount, now: number): MessageRow[] {
  const first: Letter = { ...WELCOME, is_read: 1, daysAgo: account.ledger[0]?.daysAgo ?? 0 };
  const letters = [...(account.member ? MEMBER_LETTERS : []), ...receiptsOf(account), first];
  return letters.map(({ daysAgo, ...letter }, index) => ({
    ...letter,
    id: `${account.uid}-m${index + 1}`,
    uid: account.uid,
    created_at: daysBefore(now, daysAgo),
  }));
}
