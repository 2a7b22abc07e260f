import { Result } from '#components/Result/Result.tsx';
import type { PaymentOutcome } from '#domain/order.ts';
import { art } from '#theme/art.ts';

export type PaymentResultProps = {
  outcome: PaymentOutcome;
  /** What was bought, which decides the picture of success and the sentence about a refund. */
  bought: 'coin' | 'vip';
  /** 充值成功 or 开通成功, with what it brought. */
  paidText: string;
};

const PICTURE = {
  confirming: art('rewards/diamond.svg'),
  paid: art('rewards/diamonds-3.svg'),
  unknown: art('empty/no-message.svg'),
  cancelled: art('empty/no-content.svg'),
  closed: art('empty/no-content.svg'),
  refunded: art('empty/no-content.svg'),
  failed: art('empty/error.svg'),
} satisfies Record<PaymentOutcome, string>;

const MEMBER_PICTURE = art('rewards/vip.svg');

const SENTENCE = {
  confirming: '正在确认支付结果…',
  unknown: '支付结果确认中，到账后会通知您',
  cancelled: '已取消支付，订单可在明细中继续支付',
  closed: '订单已关闭，请重新下单',
  failed: '支付失败，请重试',
} satisfies Record<Exclude<PaymentOutcome, 'paid' | 'refunded'>, string>;

/** What the money given back did not bring. */
const REFUNDED = { coin: '订单已退款，钻石未到账', vip: '订单已退款，会员未开通' };

/** What came of a payment, as the server says. */
export function PaymentResult({ outcome, bought, paidText }: PaymentResultProps) {
  const isMembership = bought === 'vip' && (outcome === 'paid' || outcome === 'confirming');
  return (
    <Result
      role="status"
      data-result={outcome}
      picture={isMembership ? MEMBER_PICTURE : PICTURE[outcome]}
      title={sentenceOf({ outcome, bought, paidText })}
      description={(outcome === 'confirming' || outcome === 'unknown') && '请勿重复支付'}
    />
  );
}

function sentenceOf({ outcome, bought, paidText }: PaymentResultProps): string {
  if (outcome === 'paid') return paidText;
  return outcome === 'refunded' ? REFUNDED[bought] : SENTENCE[outcome];
}
