import { Empty } from '#components/Empty/Empty.tsx';
import { Button } from '#components/Button/Button.tsx';
import { RightLine } from '#components/icons/RightLine.tsx';
import { Link } from '#components/Link/Link.tsx';
import { NavBar } from '#components/NavBar/NavBar.tsx';
import { Page } from '#components/Page/Page.tsx';
import { valueOf, type Loadable } from '#domain/loadable.ts';
import type { Order, PayType, RechargeOffer } from '#domain/order.ts';
import { paths } from '#domain/paths.ts';
import { LoadableView } from '../../shared/LoadableView/LoadableView.tsx';
import { PayMethodPicker } from '../../shared/PayMethodPicker/PayMethodPicker.tsx';
import { BalanceHead } from './BalanceHead.tsx';
import { CoveredStrip } from './CoveredStrip.tsx';
import { PackagePicker } from './PackagePicker.tsx';
import { PayBar } from './PayBar.tsx';
import { PendingOrderCard, type PendingOrderCardProps } from './PendingOrderCard.tsx';
import { RechargeSkeleton } from './RechargeSkeleton.tsx';
import * as styles from './RechargeScreen.css.ts';
import { ResultSheet, type ResultSheetProps } from './ResultSheet.tsx';
import { ShortfallStrip, type Shortfall } from './ShortfallStrip.tsx';

export type RechargeScreenProps = ResultSheetProps &
  Omit<PendingOrderCardProps, 'order'> & {
    /** Diamonds held. */
    balance: Loadable<number>;
    offer: Loadable<RechargeOffer>;
    /** The base of the first recharge is doubled. */
    firstRecharge: boolean;
    /** What the diamonds are for: a game, a chapter, a card or an item. */
    wanted?: Shortfall;
    /** 继续: there are enough diamonds for it by now. */
    onTakeUp: () => void;
    /** An order left unpaid. */
    pendingOrder?: Order;
    selectedId?: string;
    onSelectPackage: (id: string) => void;
    payType?: PayType;
    onSelectPayType: (payType: PayType) => void;
    onPay: () => void;
    /** Asks again for what failed to load. */
    onRetry: () => void;
    onBack: () => void;
    onOpen: (path: string) => void;
  };

const DEFAULT_NOTES = ['到账可能有片刻延迟，请勿重复支付。未成年人请勿充值。'];

/** 钻石充值 (product §2.3). */
export function RechargeScreen(props: RechargeScreenProps) {
  const { balance, offer, firstRecharge, selectedId, paying, pendingOrder, onPay, onRetry, onBack, onOpen } = props;
  const selected = valueOf(offer)?.packages.find(({ id }) => id === selectedId);
  return (
    <Page
      wash="gem"
      bar={
        <NavBar
          title="钻石充值"
          onBack={onBack}
          trailing={
            <Link href={paths.orders} onFollow={onOpen}>
              <span className={styles.orders}>充值记录</span>
            </Link>
          }
        />
      }
      footer={
        selected && (
          <PayBar
            selected={selected}
            firstRecharge={firstRecharge}
            paying={paying}
            canPay={props.payType !== undefined}
            // The sheet with the result may come later than the page: who taps meanwhile would pay once more.
            onPay={() => {
              if (props.result === undefined) onPay();
            }}
          />
        )
      }
    >
      <div className={styles.body}>
        <BalanceHead balance={balance} onRetry={onRetry} />
        <WantedStrip {...props} selected={selected !== undefined} />
        <PendingOrderCard {...props} order={pendingOrder} />
        <LoadableView of={offer} skeleton={<RechargeSkeleton />} onRetry={onRetry}>
          {(value) => <Offer {...props} value={value} />}
        </LoadableView>
      </div>
      <ResultSheet {...props} />
    </Page>
  );
}

function WantedStrip({
  wanted,
  selected,
  onTakeUp,
}: Pick<RechargeScreenProps, 'wanted' | 'onTakeUp'> & { selected: boolean }) {
  if (!wanted) return null;
  return wanted.missing > 0 ? (
    <ShortfallStrip {...wanted} selected={selected} />
  ) : (
    <CoveredStrip {...wanted} onTakeUp={onTakeUp} />
  );
}

function Offer(props: RechargeScreenProps & { value: RechargeOffer }) {
  const { value, firstRecharge, selectedId, onSelectPackage, payType, onSelectPayType, onContact, onOpen } = props;
  if (value.packages.length === 0) {
    return (
      <Empty
        picture="/demo/empty/no-content.svg"
        title="暂无可用套餐，请联系客服"
        action={
          <Button tone="soft" onClick={onContact}>
            联系客服
          </Button>
        }
      />
    );
  }
  const notes = value.notes.length > 0 ? value.notes : DEFAULT_NOTES;
  return (
    <>
      <section className={styles.part} aria-labelledby="recharge-packages">
        <div className={styles.headingLine}>
          <h2 className={styles.heading} id="recharge-packages">
            选择数量
          </h2>
          <Link href={paths.giftsRedeem()} onFollow={onOpen}>
            <span className={styles.redeem}>
              兑换码
              <RightLine size={14} />
            </span>
          </Link>
        </div>
        <PackagePicker
          packages={value.packages}
          firstRecharge={firstRecharge}
          selectedId={selectedId}
          onSelect={onSelectPackage}
        />
      </section>
      {value.payTypes.length > 0 && (
        <section className={styles.part} aria-labelledby="recharge-pay-types">
          <h2 className={styles.heading} id="recharge-pay-types">
            支付方式
          </h2>
          <PayMethodPicker methods={value.payTypes} value={payType} onSelect={onSelectPayType} />
        </section>
      )}
      <div className={styles.notes}>
        {notes.map((note) => (
          <p key={note}>{note}</p>
        ))}
      </div>
    </>
  );
}
