import { Empty } from '#components/Empty/Empty.tsx';
import { NavBar } from '#components/NavBar/NavBar.tsx';
import { Page } from '#components/Page/Page.tsx';
import { PullToRefresh } from '#components/PullToRefresh/PullToRefresh.tsx';
import { Skeleton } from '#components/Skeleton/Skeleton.tsx';
import { Stack } from '#components/Stack/Stack.tsx';
import { Tabs } from '#components/Tabs/Tabs.tsx';
import { GIFT_STATES, type Gift, type GiftState } from '#domain/gift.ts';
import type { Loadable } from '#domain/loadable.ts';
import { paths } from '#domain/paths.ts';
import type { GiftActionProps } from '../../shared/GiftAction/GiftAction.tsx';
import { LoadableView } from '../../shared/LoadableView/LoadableView.tsx';
import { GiftTicket } from './GiftTicket.tsx';
import { RedeemCard, type RedeemCardProps } from './RedeemCard.tsx';
import * as styles from './GiftsScreen.css.ts';

type GiftListProps = Omit<GiftActionProps, 'gift'> & {
  /** Which packs are shown, as the tab names them. */
  state: GiftState;
  gifts: Loadable<readonly Gift[]>;
  /** Asks for the packs again after a failure. */
  onRetry: () => void;
};

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
        <RedeemCard {...{ code, redeemError, redeemed, redeeming, redeemFirst, onChangeCode, onRedeem }} />
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

const EMPTY_TEXT = {
  claimed: '还没有领取过礼包，去游戏里看看',
  available: '暂时没有可领取的礼包，去游戏里看看',
  expired: '没有过期的礼包',
} satisfies Record<GiftState, string>;

/** Around the packs, and around their skeletons. */
const LIST = { paddingTop: 'x12', paddingX: 'x16', paddingBottom: 'x24' } as const;

/** The packs of a tab in all their states. */
function GiftList({ state, gifts, onRetry, ...action }: GiftListProps) {
  const skeleton = (
    <Stack {...LIST}>
      {[0, 1, 2].map((index) => (
        <Skeleton key={index} width="full" height={148} radius="card" />
      ))}
    </Stack>
  );
  const empty = (
    <Empty title={EMPTY_TEXT[state]} actionText={state === 'expired' ? undefined : '去看看游戏'} href={paths.games()} />
  );
  return (
    <LoadableView of={gifts} skeleton={skeleton} onRetry={onRetry}>
      {(packs) =>
        packs.length === 0 ? (
          empty
        ) : (
          <Stack as="ul" {...LIST}>
            {packs.map((gift) => (
              <li key={gift.id}>
                <GiftTicket {...action} gift={gift} />
              </li>
            ))}
          </Stack>
        )
      }
    </LoadableView>
  );
}
