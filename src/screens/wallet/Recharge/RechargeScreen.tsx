import { NavBar } from '#components/NavBar/NavBar.tsx';
import { NavBarAction } from '#components/NavBar/NavBarAction.tsx';
import { Page } from '#components/Page/Page.tsx';
import { Stack } from '#components/Stack/Stack.tsx';
import { valueOf, type Loadable } from '#domain/loadable.ts';
import type { Order, RechargeOffer } from '#domain/order.ts';
import { paths } from '#domain/paths.ts';
import { LoadableView } from '../../shared/LoadableView/LoadableView.tsx';
import { BalanceHead } from './BalanceHead.tsx';
import { OfferSkeleton, OfferView, type OfferViewProps } from './OfferView.tsx';
import { PayBar } from './PayBar.tsx';
import { PendingOrderCard, type PendingOrderCardProps } from './PendingOrderCard.tsx';
import { ResultSheet, type ResultSheetProps } from './ResultSheet.tsx';
import { WantedNotice, type Shortfall } from './WantedNotice.tsx';

export type RechargeScreenProps = ResultSheetProps &
  Omit<PendingOrderCardProps, 'order'> &
  Omit<OfferViewProps, 'offer'> & {
    /** Diamonds held. */
    balance: Loadable<number>;
    /** Packages and methods of payment. */
    offer: Loadable<RechargeOffer>;
    /** What the diamonds are for: a game, a chapter, a card or an item. */
    wanted?: Shortfall;
    /** 继续: there are enough diamonds for it by now. */
    onTakeUp: () => void;
    /** An order left unpaid. */
    pendingOrder?: Order;
    onPay: () => void;
    /** Asks again for what failed to load. */
    onRetry: () => void;
    onBack: () => void;
  };

/** 钻石充值: the balance, what it is wanted for, an order left unpaid, the packages and how to pay. */
export function RechargeScreen({
  balance,
  offer,
  wanted,
  onTakeUp,
  pendingOrder,
  now,
  work,
  onContinueOrder,
  onCancelOrder,
  onOrderTimeOver,
  firstRecharge,
  selectedId,
  onSelectPackage,
  payType,
  onSelectPayType,
  onPay,
  onRetry,
  onBack,
  ...resultSheet
}: RechargeScreenProps) {
  const { result, paying, onContact } = resultSheet;
  const selected = valueOf(offer)?.packages.find(({ id }) => id === selectedId);
  return (
    <Page
      wash="gem"
      bar={
        <NavBar title="钻石充值" onBack={onBack} trailing={<NavBarAction href={paths.orders}>充值记录</NavBarAction>} />
      }
      footer={
        selected && (
          <PayBar
            selected={selected}
            firstRecharge={firstRecharge}
            paying={paying}
            canPay={payType !== undefined}
            // The sheet with the result may come later than the page: who taps meanwhile would pay once more.
            onPay={() => {
              if (result === undefined) onPay();
            }}
          />
        )
      }
    >
      <Stack gap="x16" paddingX="x16" paddingBottom="x24">
        <BalanceHead balance={balance} onRetry={onRetry} />
        {wanted && <WantedNotice {...wanted} selected={selected !== undefined} onTakeUp={onTakeUp} />}
        <PendingOrderCard
          order={pendingOrder}
          now={now}
          work={work}
          onContinueOrder={onContinueOrder}
          onCancelOrder={onCancelOrder}
          onOrderTimeOver={onOrderTimeOver}
        />
        <LoadableView of={offer} skeleton={<OfferSkeleton />} onRetry={onRetry}>
          {(value) => (
            <OfferView
              offer={value}
              firstRecharge={firstRecharge}
              selectedId={selectedId}
              onSelectPackage={onSelectPackage}
              payType={payType}
              onSelectPayType={onSelectPayType}
              onContact={onContact}
            />
          )}
        </LoadableView>
      </Stack>
      <ResultSheet {...resultSheet} />
    </Page>
  );
}
