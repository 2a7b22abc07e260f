import { Button } from '#components/Button/Button.tsx';
import { ButtonPair } from '#components/ButtonPair/ButtonPair.tsx';
import type { PaymentOutcome } from './PaymentResult.tsx';

export type PaymentActionsProps = {
  outcome: PaymentOutcome;
  /** An order is being made; further taps do nothing. */
  paying: boolean;
  /** What success leads on to, such as 继续下载; without it success is simply done. */
  wayOn?: { text: string; onTake: () => void };
  /** 重新支付 after a failure, 重新下单 after an order was closed. */
  onPayAgain: () => void;
  /** 我已支付: asks the server again. */
  onCheckResult: () => void;
  onContact: () => void;
  /** Closes the result. */
  onDone: () => void;
};

/** What can be done about a payment's result; while it is being confirmed, nothing. The harmless one comes first. */
export function PaymentActions({
  outcome,
  paying,
  wayOn,
  onPayAgain,
  onCheckResult,
  onContact,
  onDone,
}: PaymentActionsProps) {
  switch (outcome) {
    case 'confirming':
      return null;
    case 'paid':
      return (
        <ButtonPair>
          {wayOn && (
            <Button tone="quiet" size="large" onClick={onDone}>
              完成
            </Button>
          )}
          <Button size="large" onClick={wayOn ? wayOn.onTake : onDone}>
            {wayOn ? wayOn.text : '完成'}
          </Button>
        </ButtonPair>
      );
    case 'unknown':
      return (
        <ButtonPair>
          <Button tone="quiet" size="large" onClick={onContact}>
            联系客服
          </Button>
          <Button size="large" onClick={onCheckResult}>
            我已支付
          </Button>
        </ButtonPair>
      );
    case 'cancelled':
    case 'refunded':
      return (
        <ButtonPair>
          <Button size="large" onClick={onDone}>
            知道了
          </Button>
        </ButtonPair>
      );
    case 'closed':
    case 'failed':
      return (
        <ButtonPair>
          <Button tone="quiet" size="large" onClick={onDone}>
            取消
          </Button>
          <Button size="large" pending={paying} pendingText="提交中…" onClick={onPayAgain}>
            {outcome === 'closed' ? '重新下单' : '重新支付'}
          </Button>
        </ButtonPair>
      );
  }
}
