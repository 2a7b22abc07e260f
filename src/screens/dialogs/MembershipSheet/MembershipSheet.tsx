import { useLastPayload } from '#components/Dialog/useLastPayload.ts';
import { Grid } from '#components/Grid/Grid.tsx';
import { Sheet } from '#components/Sheet/Sheet.tsx';
import { Skeleton } from '#components/Skeleton/Skeleton.tsx';
import { Stack } from '#components/Stack/Stack.tsx';
import { formatDate } from '#domain/format.ts';
import { valueOf, type Loadable } from '#domain/loadable.ts';
import type { VipOffer } from '#domain/membership.ts';
import type { PaymentOutcome } from '#domain/order.ts';
import { membershipView } from '#domain/userStatus.ts';
import { LoadableView } from '../../shared/LoadableView/LoadableView.tsx';
import { PaymentSheet, type PaymentSheetProps } from '../../shared/PaymentResult/PaymentSheet.tsx';
import { MembershipFooter, type MembershipFooterProps } from './MembershipFooter.tsx';
import { PlanChoice, type PlanChoiceProps } from './PlanChoice.tsx';

export type MembershipSheetProps = Omit<PlanChoiceProps & MembershipFooterProps, 'offer' | 'renews'> &
  Pick<PaymentSheetProps, 'onPayAgain' | 'onCheckResult'> & {
    open: boolean;
    offer: Loadable<VipOffer>;
    /** How the payment stands, as the server says; absent while there is no result. */
    result?: PaymentOutcome;
    /** When the membership ends now that it is paid, epoch ms; absent until the server has said so. */
    paidUntil?: number;
    /** Where success leads back to: the game or the chapter that asked for membership. */
    returnTo?: keyof typeof RETURN_TEXT;
    /** 返回游戏 or 返回阅读. */
    onReturn: () => void;
    onRetry: () => void;
    /** Closes the sheet, whatever it shows. */
    onClose: () => void;
  };

const RETURN_TEXT = { game: '返回游戏', chapter: '返回阅读' };

/** Cards, what they bring and how to pay; then what came of it. */
export function MembershipSheet({
  open,
  offer,
  status,
  now,
  game,
  selectedId,
  payMethod,
  paying,
  result,
  paidUntil,
  returnTo,
  onSelectPlan,
  onSelectPayMethod,
  onPay,
  onRecharge,
  onPayAgain,
  onCheckResult,
  onReturn,
  onContact,
  onRetry,
  onClose,
}: MembershipSheetProps) {
  const outcome = useLastPayload(open, result);
  if (outcome)
    return (
      <PaymentSheet
        bought="vip"
        paidText={paidUntil === undefined ? '开通成功' : `开通成功，会员有效期至 ${formatDate(paidUntil)}`}
        nextAction={returnTo && { text: RETURN_TEXT[returnTo], onAction: onReturn }}
        {...{ open, outcome, paying, onPayAgain, onCheckResult, onContact }}
        onDone={onClose}
      />
    );
  const known = valueOf(status);
  const renews = known !== undefined && membershipView(known, now).kind !== 'none';
  const ready = valueOf(offer);
  return (
    <Sheet
      open={open}
      onOpenChange={(next) => !next && onClose()}
      title={renews ? '续费会员' : '开通会员'}
      initialFocus="title"
      footer={
        ready && ready.plans.length > 0 ? (
          <MembershipFooter offer={ready} {...{ status, selectedId, payMethod, renews, paying, onPay, onRecharge }} />
        ) : undefined
      }
    >
      <LoadableView of={offer} skeleton={<MembershipSkeleton />} onRetry={onRetry}>
        {(value) => (
          <PlanChoice
            offer={value}
            {...{ status, now, game, selectedId, payMethod, onSelectPlan, onSelectPayMethod, onContact }}
          />
        )}
      </LoadableView>
    </Sheet>
  );
}

/** Three cards, four rights and two ways to pay, in grey. */
function MembershipSkeleton() {
  return (
    <Stack gap="x16">
      <Grid columns={3} gap="x10">
        <Skeleton width="full" height={128} radius="card" />
        <Skeleton width="full" height={128} radius="card" />
        <Skeleton width="full" height={128} radius="card" />
      </Grid>
      <Skeleton width="full" height={74} radius="card" />
      <Skeleton width="full" height={108} radius="card" />
      <Skeleton width="full" height={48} radius="round" />
    </Stack>
  );
}
