import { Button, type ButtonProps } from '#components/Button/Button.tsx';
import { ButtonPair } from '#components/ButtonPair/ButtonPair.tsx';
import { useLastPayload } from '#components/Dialog/useLastPayload.ts';
import { Sheet } from '#components/Sheet/Sheet.tsx';
import type { PaymentOutcome } from '#domain/order.ts';
import { PaymentResult, type PaymentResultProps } from './PaymentResult.tsx';

export type PaymentSheetProps = Omit<PaymentResultProps, 'outcome'> & {
  /** How the order stands; absent while there is no result. The last one stays while the sheet closes. */
  outcome: PaymentOutcome | undefined;
  /** By default it is open while there is an outcome. */
  open?: boolean;
  /** An order is being made; further taps do nothing. */
  paying: boolean;
  /** What success leads on to, such as 继续下载; without it success is simply done. */
  nextAction?: { text: string; onAction: () => void } | undefined;
  /** 重新支付 after a failure, 重新下单 after an order was closed. */
  onPayAgain: () => void;
  /** 我已支付: asks the server again. */
  onCheckResult: () => void;
  onContact: () => void;
  /** Closes the result. */
  onDone: () => void;
};

/** What came of a payment, and what can be done about it. While it is being confirmed it cannot be left, so that nobody pays twice. */
export function PaymentSheet({
  outcome,
  open = outcome !== undefined,
  bought,
  paidText,
  ...actions
}: PaymentSheetProps) {
  const shown = useLastPayload(open, outcome) ?? 'confirming';
  const settled = shown !== 'confirming';
  return (
    <Sheet
      open={open}
      onOpenChange={(next) => !next && actions.onDone()}
      title="支付结果"
      dismissible={settled}
      hideClose={!settled}
      footer={settled ? <Actions {...actions} outcome={shown} /> : undefined}
    >
      <PaymentResult outcome={shown} bought={bought} paidText={paidText} />
    </Sheet>
  );
}

type ActionsProps = Omit<PaymentSheetProps, keyof PaymentResultProps | 'open'> & {
  outcome: Exclude<PaymentOutcome, 'confirming'>;
};

function Actions(props: ActionsProps) {
  const actions = actionsOf(props);
  return (
    <ButtonPair>
      {actions.map((action, index) => (
        <Button key={index} size="large" tone={index < actions.length - 1 ? 'quiet' : 'action'} {...action} />
      ))}
    </ButtonPair>
  );
}

type Action = Pick<ButtonProps, 'children' | 'onClick' | 'pending' | 'pendingText'>;

/** What can be done about a result, the main action last. */
function actionsOf({ outcome, paying, nextAction, onDone, ...on }: ActionsProps): Action[] {
  switch (outcome) {
    case 'paid': {
      const done = { children: '完成', onClick: onDone };
      return nextAction ? [done, { children: nextAction.text, onClick: nextAction.onAction }] : [done];
    }
    case 'unknown':
      return [
        { children: '联系客服', onClick: on.onContact },
        { children: '我已支付', onClick: on.onCheckResult },
      ];
    case 'cancelled':
    case 'refunded':
      return [{ children: '知道了', onClick: onDone }];
    case 'closed':
    case 'failed': {
      const text = outcome === 'closed' ? '重新下单' : '重新支付';
      return [
        { children: '取消', onClick: onDone },
        { children: text, onClick: on.onPayAgain, pending: paying, pendingText: '提交中…' },
      ];
    }
  }
}
