import type { ReactNode } from 'react';
import { Button } from '#components/Button/Button.tsx';
import type { PaymentOutcome } from './PaymentResult.tsx';
import * as styles from './PaymentResult.css.ts';

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

/** What can be done about a payment's result; while it is being confirmed, nothing. The way out comes first. */
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
        <Actions>
          {wayOn && (
            <Button tone="quiet" size="large" block onClick={onDone}>
              完成
            </Button>
          )}
          <Button tone="action" size="large" block onClick={wayOn ? wayOn.onTake : onDone}>
            {wayOn ? wayOn.text : '完成'}
          </Button>
        </Actions>
      );
    case 'unknown':
      return (
        <Actions>
          <Button tone="quiet" size="large" block onClick={onContact}>
            联系客服
          </Button>
          <Button tone="action" size="large" block onClick={onCheckResult}>
            我已支付
          </Button>
        </Actions>
      );
    case 'cancelled':
    case 'refunded':
      return (
        <Actions>
          <Button tone="action" size="large" block onClick={onDone}>
            知道了
          </Button>
        </Actions>
      );
    case 'closed':
    case 'failed':
      return (
        <Actions>
          <Button tone="quiet" size="large" block onClick={onDone}>
            取消
          </Button>
          <Button tone="action" size="large" block pending={paying} pendingText="提交中…" onClick={onPayAgain}>
            {outcome === 'closed' ? '重新下单' : '重新支付'}
          </Button>
        </Actions>
      );
  }
}

const Actions = ({ children }: { children: ReactNode }) => <div className={styles.actions}>{children}</div>;
