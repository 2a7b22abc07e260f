import * as styles from './PaymentResult.css.ts';

/**
 * How an order stands: being asked for, paid, still unknown after asking long enough, left unpaid at the cashier, closed
 * (it can be paid no more), its money given back, refused.
 */
export type PaymentOutcome = 'confirming' | 'paid' | 'unknown' | 'cancelled' | 'closed' | 'refunded' | 'failed';

export type PaymentResultProps = {
  outcome: PaymentOutcome;
  /** What was bought, which decides the picture of success and the words of a refund. */
  bought: 'coin' | 'vip';
  /** 充值成功 or 开通成功, with what it brought. */
  paidText: string;
};

const PICTURE = {
  confirming: '/demo/rewards/diamond.svg',
  paid: '/demo/rewards/diamonds-3.svg',
  unknown: '/demo/empty/no-message.svg',
  cancelled: '/demo/empty/no-content.svg',
  closed: '/demo/empty/no-content.svg',
  refunded: '/demo/empty/no-content.svg',
  failed: '/demo/empty/error.svg',
} satisfies Record<PaymentOutcome, string>;

const MEMBER_PICTURE = '/demo/rewards/vip.svg';

const SENTENCE = {
  confirming: '正在确认支付结果…',
  unknown: '支付结果确认中，到账后会通知您',
  cancelled: '已取消支付，订单可在明细中继续支付',
  closed: '订单已关闭，请重新下单',
  failed: '支付失败，请重试',
} satisfies Record<Exclude<PaymentOutcome, 'paid' | 'refunded'>, string>;

/** What the money given back did not bring. */
const REFUNDED = { coin: '订单已退款，钻石未到账', vip: '订单已退款，会员未开通' } satisfies Record<
  PaymentResultProps['bought'],
  string
>;

/** What came of a payment, as the server tells it (product §2.3 recharge). */
export function PaymentResult({ outcome, bought, paidText }: PaymentResultProps) {
  const ofMembers = bought === 'vip' && (outcome === 'paid' || outcome === 'confirming');
  return (
    <div className={styles.body} data-result={outcome}>
      <img
        className={styles.picture}
        src={ofMembers ? MEMBER_PICTURE : PICTURE[outcome]}
        alt=""
        width={160}
        height={120}
      />
      <p className={styles.sentence} role="status">
        {sentenceOf({ outcome, bought, paidText })}
      </p>
      {(outcome === 'confirming' || outcome === 'unknown') && <p className={styles.hint}>请勿重复支付</p>}
    </div>
  );
}

function sentenceOf({ outcome, bought, paidText }: PaymentResultProps): string {
  if (outcome === 'paid') return paidText;
  return outcome === 'refunded' ? REFUNDED[bought] : SENTENCE[outcome];
}
