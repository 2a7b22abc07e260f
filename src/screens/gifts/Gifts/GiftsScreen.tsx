import { NavBar } from '#components/NavBar/NavBar.tsx';
import { Page } from '#components/Page/Page.tsx';
import { PullToRefresh } from '#components/PullToRefresh/PullToRefresh.tsx';
import { Tabs } from '#components/Tabs/Tabs.tsx';
import { GIFT_STATES, type GiftState } from '#domain/gift.ts';
import { GiftList, type GiftListProps } from './GiftList.tsx';
import { RedeemCard, type RedeemCardProps } from './RedeemCard.tsx';
import * as styles from './GiftsScreen.css.ts';

export type GiftsScreenProps = GiftListProps &
  RedeemCardProps & {
    onChangeState: (state: GiftState) => void;
    /** Settles when the packs have been read again. */
    onRefresh: () => Promise<void>;
    onBack: () => void;
  };

const NAMES = { claimed: '已领取', available: '可领取', expired: '已过期' } satisfies Record<GiftState, string>;

const TABS = GIFT_STATES.map((state) => ({ id: state, label: NAMES[state] }));

/** 我的礼包: a code to redeem, and one's gift packs by what can be done with them. */
export function GiftsScreen({
  code,
  redeemError,
  redeemed,
  redeeming,
  redeemFirst,
  onChangeCode,
  onRedeem,
  onChangeState,
  onRefresh,
  onBack,
  ...giftList
}: GiftsScreenProps) {
  const change = (id: string) => {
    const next = GIFT_STATES.find((candidate) => candidate === id);
    if (next) onChangeState(next);
  };
  return (
    <Page label="我的礼包" wash="sky" bar={<NavBar title="我的礼包" onBack={onBack} />}>
      <PullToRefresh onRefresh={onRefresh}>
        <RedeemCard
          code={code}
          redeemError={redeemError}
          redeemed={redeemed}
          redeeming={redeeming}
          redeemFirst={redeemFirst}
          onChangeCode={onChangeCode}
          onRedeem={onRedeem}
        />
        <Tabs label="礼包" tabs={TABS} value={giftList.state} onValueChange={change} fit="equal" sticky swipeable>
          {(id) =>
            id === giftList.state && (
              <div className={styles.panel}>
                <GiftList {...giftList} />
              </div>
            )
          }
        </Tabs>
      </PullToRefresh>
    </Page>
  );
}
