import type { FaqGroup } from '#domain/faq.ts';
import { paths } from '#domain/paths.ts';

export const membershipQuestions: FaqGroup = {
  id: 'vip',
  title: '会员',
  questions: [
    {
      id: 'vip-rights',
      question: '会员有哪些权益？',
      answer:
        '全部游戏免费下载，会员漫画章节免费看，每天可领 10 钻石，昵称旁有会员徽章。\n用钻石单独出售的漫画章节不包含在内，仍需解锁。',
      link: { text: '开通会员', path: paths.membership },
    },
    {
      id: 'vip-plans',
      question: '月卡、季卡、年卡有什么区别？',
      answer:
        '权益相同，时长不同：月卡 30 天，季卡 90 天，年卡 365 天，时间越长平均每天越便宜。徽章也不一样，月卡和年卡各有专属徽章。',
    },
    {
      id: 'vip-renew',
      question: '会员没到期就续费，会吃亏吗？',
      answer: '不会。新的天数从原到期日起累加，一天也不少。付款前，页面会写明开通后有效期至哪一天。',
    },
    {
      id: 'vip-auto',
      question: '会自动续费、自动扣款吗？',
      answer: '不会。到期前 7 天、3 天和 1 天会发系统消息提醒，到期后权益停止，由您决定是否续费。',
    },
    {
      id: 'vip-ended',
      question: '会员到期后，之前下载的游戏还能用吗？',
      answer:
        '已经装在手机上的游戏不受影响。会员期内免费下载的付费游戏，到期后要再次下载，需要购买或续费会员；用钻石买下的游戏永久属于您。',
    },
    {
      id: 'vip-diamonds',
      question: '可以用钻石开通会员吗？',
      answer: '可以。选择钻石支付会立即到账；钻石不足时可以先充值，也可以改用支付宝或微信支付。',
    },
  ],
};
