import { useState } from 'react';
import { Sheet } from '#components/Sheet/Sheet.tsx';
import { formatDate } from '#domain/format.ts';
import { valueOf, type Loadable } from '#domain/loadable.ts';
import type { VipOffer } from '#domain/membership.ts';
import { membershipView } from '#domain/userStatus.ts';
import { LoadableView } from '../../shared/LoadableView/LoadableView.tsx';
import { PaymentActions } from '../../shared/PaymentResult/PaymentActions.tsx';
import { PaymentResult, type PaymentOutcome } from '../../shared/PaymentResult/PaymentResult.tsx';
import { MembershipFooter, type MembershipFooterProps } from './MembershipFooter.tsx';
import { MembershipSkeleton } from './MembershipSkeleton.tsx';
import { PlanChoice, type PlanChoiceProps } from './PlanChoice.tsx';

export type MembershipSheetProps = Omit<PlanChoiceProps & MembershipFooterProps, 'offer' | 'renews'> & {
  open: boolean;
  offer: Loadable<VipOffer>;
  /** How the payment stands, by the server's word alone; absent while there is nothing to tell. */
  result?: PaymentOutcome;
  /** When the membership ends now that it is paid, epoch ms; absent until the server has said so. */
  paidUntil?: number;
  /** Where success leads back to: the game or the chapter that asked for membership (product.md D4). */
  wayBack?: 'game' | 'chapter';
  /** 重新支付 and 重新下单: what failed or was closed, whatever the sheet would choose. */
  onPayAgain: () => void;
  /** 我已支付: asks the server again. */
  onCheckResult: () => void;
  /** 返回游戏 or 返回阅读. */
  onReturn: () => void;
  onRetry: () => void;
  /** Closes the sheet, whatever it shows. */
  onClose: () => void;
};

const RETURN_TEXT = { game: '返回游戏', chapter: '返回阅读' };

/** Cards, what they bring and how to pay; then what came of it (product.md §2.5). */
export function MembershipSheet(props: MembershipSheetProps) {
  const { open, offer, status, now, onRetry, onClose } = props;
  const shown = useLastShown(props);
  if (shown) return <Result {...props} outcome={shown} />;
  const known = valueOf(status);
  const first = known === undefined || membershipView(known, now).kind === 'none';
  const value = valueOf(offer);
  return (
    <Sheet
      open={open}
      onOpenChange={(next) => !next && onClose()}
      title={first ? '开通会员' : '续费会员'}
      initialFocus="title"
      footer={
        value && value.plans.length > 0 ? <MembershipFooter {...props} offer={value} renews={!first} /> : undefined
      }
    >
      <LoadableView of={offer} skeleton={<MembershipSkeleton />} onRetry={onRetry}>
        {(ready) => <PlanChoice {...props} offer={ready} />}
      </LoadableView>
    </Sheet>
  );
}

/** The result to draw: while the sheet slides away, the last one. */
function useLastShown({ open, result }: MembershipSheetProps): PaymentOutcome | undefined {
  const [last, setLast] = useState(result);
  if (open && result !== last) setLast(result);
  return open ? result : last;
}

function Result({
  outcome,
  open,
  paidUntil,
  wayBack,
  paying,
  onPayAgain,
  onCheckResult,
  onReturn,
  onContact,
  onClose,
}: MembershipSheetProps & { outcome: PaymentOutcome }) {
  const settled = outcome !== 'confirming';
  return (
    <Sheet
      open={open}
      onOpenChange={(next) => !next && onClose()}
      title="支付结果"
      dismissible={settled}
      hideClose={!settled}
      footer={
        settled ? (
          <PaymentActions
            outcome={outcome}
            paying={paying}
            wayOn={wayBack && { text: RETURN_TEXT[wayBack], onTake: onReturn }}
            onPayAgain={onPayAgain}
            onCheckResult={onCheckResult}
            onContact={onContact}
            onDone={onClose}
          />
        ) : undefined
      }
    >
      <PaymentResult
        outcome={outcome}
        bought="vip"
        paidText={paidUntil === undefined ? '开通成功' : `开通成功，会员有效期至 ${formatDate(paidUntil)}`}
      />
    </Sheet>
  );
}
