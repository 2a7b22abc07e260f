import { Button } from '#components/Button/Button.tsx';
import { Inline } from '#components/Inline/Inline.tsx';
import { NavBar } from '#components/NavBar/NavBar.tsx';
import { NavBarAction } from '#components/NavBar/NavBarAction.tsx';
import { Page } from '#components/Page/Page.tsx';
import { Skeleton } from '#components/Skeleton/Skeleton.tsx';
import { Stack } from '#components/Stack/Stack.tsx';
import { Text } from '#components/Text/Text.tsx';
import { TextButton } from '#components/TextButton/TextButton.tsx';
import { formatDiamonds, formatYuan } from '#domain/format.ts';
import { valueOf, type Loadable } from '#domain/loadable.ts';
import {
  diamondsOf,
  type Order,
  type PaymentOutcome,
  type RechargeOffer,
  type RechargePackage,
} from '#domain/order.ts';
import { paths } from '#domain/paths.ts';
import { art } from '#theme/art.ts';
import { keepsWords } from '#theme/largeText.css.ts';
import { visuallyHidden } from '#theme/text.css.ts';
import { Gem } from '../../shared/Gem/Gem.tsx';
import { LoadableView } from '../../shared/LoadableView/LoadableView.tsx';
import { PaymentSheet, type PaymentSheetProps } from '../../shared/PaymentResult/PaymentSheet.tsx';
import { PendingOrderCard, type PendingActionsProps } from '../PendingOrderCard.tsx';
import { OfferSkeleton, OfferView, type OfferViewProps } from './OfferView.tsx';
import { WantedNotice, type Shortfall } from './WantedNotice.tsx';
import * as styles from './RechargeScreen.css.ts';

export type RechargeScreenProps = Pick<PaymentSheetProps, 'paying' | 'onPayAgain' | 'onCheckResult' | 'onDone'> &
  Omit<PendingActionsProps, 'order'> &
  Omit<OfferViewProps, 'offer'> & {
    /** Diamonds held. */
    balance: Loadable<number>;
    /** Packages and methods of payment. */
    offer: Loadable<RechargeOffer>;
    /** What the diamonds are for: a game, a chapter, a card or an item. */
    wanted?: Shortfall;
    /** 继续: there are enough diamonds for it by now. */
    onResume: () => void;
    /** An order left unpaid. */
    pendingOrder?: Order;
    /** How the order stands, as the server says; absent while there is no result. */
    result?: PaymentOutcome;
    /** Diamonds the paid order brought. */
    paidAmount?: number;
    /** The person came from a game and can go on downloading it. */
    fromGame: boolean;
    onContinueDownload: () => void;
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
  onResume,
  pendingOrder,
  firstRecharge,
  selectedId,
  onSelectPackage,
  payType,
  onSelectPayType,
  result,
  paidAmount,
  fromGame,
  onContinueDownload,
  paying,
  onPay,
  onPayAgain,
  onCheckResult,
  onDone,
  onContact,
  onRetry,
  onBack,
  ...pending
}: RechargeScreenProps) {
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
        {wanted && <WantedNotice {...wanted} selected={selected !== undefined} onResume={onResume} />}
        {pendingOrder?.status === 0 && <PendingOrderCard {...pending} order={pendingOrder} />}
        <LoadableView of={offer} skeleton={<OfferSkeleton />} onRetry={onRetry}>
          {(value) => (
            <OfferView
              offer={value}
              {...{ firstRecharge, selectedId, onSelectPackage, payType, onSelectPayType, onContact }}
            />
          )}
        </LoadableView>
      </Stack>
      <PaymentSheet
        outcome={result}
        bought="coin"
        paidText={paidAmount === undefined ? '充值成功' : `充值成功，到账 ${formatDiamonds(paidAmount)} 钻石`}
        nextAction={fromGame ? { text: '继续下载', onAction: onContinueDownload } : undefined}
        {...{ paying, onPayAgain, onCheckResult, onContact, onDone }}
      />
    </Page>
  );
}

/** 当前余额 beside the three diamonds. A balance that is not known is `--`, never 0. */
function BalanceHead({ balance, onRetry }: Pick<RechargeScreenProps, 'balance' | 'onRetry'>) {
  return (
    <Inline gap="x12" wrap>
      <Stack gap="none" grow className={keepsWords}>
        <Text variant="small" tone="ink2">
          当前余额
        </Text>
        {balance.state === 'loading' ? (
          <Skeleton width={96} height={36} />
        ) : (
          <Inline align="baseline" wrap rowGap="none">
            <Text as="span" variant="display" tabular tone="gem" breakAnywhere>
              {balance.state === 'ready' ? formatDiamonds(balance.value) : '--'}
            </Text>
            {balance.state === 'ready' ? (
              <Text as="span" variant="small" tone="ink2">
                钻石
              </Text>
            ) : (
              <TextButton size="small" height="touch" onClick={onRetry}>
                点击刷新
              </TextButton>
            )}
          </Inline>
        )}
      </Stack>
      <Diamonds />
    </Inline>
  );
}

const Diamonds = () => (
  <div className={styles.diamonds} aria-hidden="true">
    {(['left', 'middle', 'right'] as const).map((position) => (
      <img key={position} className={styles.diamond[position]} src={art('rewards/diamond.svg')} alt="" />
    ))}
  </div>
);

type PayBarProps = Pick<RechargeScreenProps, 'firstRecharge' | 'paying' | 'onPay'> & {
  selected: RechargePackage;
  /** A method of payment has been chosen. */
  canPay: boolean;
};

/** What will arrive, and the one action of the page. */
function PayBar({ selected, firstRecharge, paying, canPay, onPay }: PayBarProps) {
  return (
    <Inline gap="x16" wrap justify="between" rowGap="x8">
      <Stack gap="none" shrink={false}>
        <Text variant="meta" tone="ink2">
          {firstRecharge ? '首充到账' : '到账'}
        </Text>
        <Inline gap="x4">
          <Gem size={18} />
          <Text as="span" variant="title" tabular tone="gem">
            {formatDiamonds(diamondsOf(selected, firstRecharge))}
          </Text>
          <span className={visuallyHidden}>钻石</span>
        </Inline>
      </Stack>
      <div className={styles.pay}>
        <Button size="large" block disabled={!canPay} pending={paying} pendingText="提交中…" onClick={onPay}>
          立即支付 ¥{formatYuan(selected.priceFen)}
        </Button>
      </div>
    </Inline>
  );
}
