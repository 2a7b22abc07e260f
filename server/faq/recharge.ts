import type { FaqGroup } from '#domain/faq.ts';
import { paths } from '#domain/paths.ts';

export const rechargeQuestions: FaqGroup = {
  id: 'recharge',
  title: '充值',
  questions: [
    {
      id: 'recharge-use',
      question: '钻石有什么用？',
      answer: '钻石可以购买付费游戏、解锁漫画章节、开通会员、补签，以及兑换福利中心的商品。',
      link: { text: '去充值', path: paths.recharge },
    },
    {
      id: 'recharge-first',
      question: '首充双倍怎么算？',
      answer:
        '第一次充值任意一档套餐，基础钻石翻倍一次，赠送部分不翻倍。\n例如首充 300+20 的套餐，到账 300×2+20，共 620 钻石。开通会员不占用首充机会。',
    },
    {
      id: 'recharge-late',
      question: '付款了，钻石没有到账？',
      answer:
        '一般几秒内到账，到账后会收到系统消息。若页面显示“支付结果确认中”，请不要重复支付，稍后在钻石明细的订单里查看状态。\n超过 10 分钟仍未到账，请把订单号发给客服。',
      link: { text: '查看订单', path: paths.orders },
    },
    {
      id: 'recharge-unpaid',
      question: '没付完的订单怎么处理？',
      answer: '订单保留 15 分钟，这段时间里可以在钻石明细的订单里继续支付，也可以取消；超过时间会自动关闭，不会扣款。',
      link: { text: '查看订单', path: paths.orders },
    },
    {
      id: 'recharge-ledger',
      question: '在哪里看钻石花到了哪里？',
      answer:
        '钻石明细里记着每一笔收入和支出，以及当时的余额。可以按收入、支出和月份筛选，点一条就能打开对应的游戏、章节或订单。',
      link: { text: '钻石明细', path: paths.ledger },
    },
    {
      id: 'recharge-refund',
      question: '钻石可以退款或转给别人吗？',
      answer: '钻石到账后不支持退款、提现和转让，请按需充值。未成年人请勿充值；若孩子误充，请监护人联系客服处理。',
    },
  ],
};
