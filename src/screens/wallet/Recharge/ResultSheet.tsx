import { useLastPayload } from '#components/Dialog/useLastPayload.ts';
import { Sheet } from '#components/Sheet/Sheet.tsx';
import { formatDiamonds } from '#domain/format.ts';
import { PaymentActions } from '../../shared/PaymentResult/PaymentActions.tsx';
import { PaymentResult, type PaymentOutcome } from '../../shared/PaymentResult/PaymentResult.tsx';

export type ResultSheetProps = {
  /** How the order stands, as the server says; absent while there is no result. */
  result?: PaymentOutcome;
  /** Diamonds the paid order brought. */
  paidAmount?: number;
  /** The person came from a game and can go on downloading it. */
  fromGame: boolean;
  /** The order is being made; further taps do nothing. */
  paying: boolean;
  /** 重新支付 and 重新下单: what failed or was closed, whatever is chosen on the page. */
  onPayAgain: () => void;
  /** 我已支付: asks the server again. */
  onCheckResult: () => void;
  onContinueDownload: () => void;
  /** Closes the result. */
  onDone: () => void;
  onContact: () => void;
};

/** The result of a payment, as the server tells it. */
export function ResultSheet({
  result,
  paidAmount,
  fromGame,
  paying,
  onPayAgain,
  onCheckResult,
  onContinueDownload,
  onDone,
  onContact,
}: ResultSheetProps) {
  const shown = useLastPayload(result !== undefined, result) ?? 'confirming';
  const settled = shown !== 'confirming';
  return (
    <Sheet
      open={result !== undefined}
      onOpenChange={(open) => !open && onDone()}
      title="支付结果"
      dismissible={settled}
      hideClose={!settled}
      footer={
        settled ? (
          <PaymentActions
            outcome={shown}
            paying={paying}
            wayOn={fromGame ? { text: '继续下载', onTake: onContinueDownload } : undefined}
            onPayAgain={onPayAgain}
            onCheckResult={onCheckResult}
            onContact={onContact}
            onDone={onDone}
          />
        ) : undefined
      }
    >
      <PaymentResult outcome={shown} bought="coin" paidText={paidText(paidAmount)} />
    </Sheet>
  );
}

const paidText = (amount: number | undefined): string =>
  amount === undefined ? '充值成功' : `充值成功，到账 ${formatDiamonds(amount)} 钻石`;
