import { useState } from 'react';
import { CountBadge } from '#components/CountBadge/CountBadge.tsx';
import { NavBar } from '#components/NavBar/NavBar.tsx';
import { Page } from '#components/Page/Page.tsx';
import { PullToRefresh } from '#components/PullToRefresh/PullToRefresh.tsx';
import { valueOf, type Loadable } from '#domain/loadable.ts';
import { paths } from '#domain/paths.ts';
import { countWaiting, type WelfareHome } from '#domain/welfare.ts';
import { LoadableView } from '../shared/LoadableView/LoadableView.tsx';
import { RewardFlight, type FlyingReward } from '../shared/RewardFlight/RewardFlight.tsx';
import { RulesSheet } from '../shared/RulesSheet/RulesSheet.tsx';
import { SectionHeading } from '../shared/SectionHeading/SectionHeading.tsx';
import { ActivityShelf } from './ActivityShelf.tsx';
import { CheckInCard } from './CheckInCard.tsx';
import { EntryLine } from './EntryLine.tsx';
import { ExchangeList } from './ExchangeList.tsx';
import { GiftCards, type ClaimProps } from './GiftCards.tsx';
import { InviteCard, type InviteCardProps } from './InviteCard.tsx';
import { WelfareHead } from './WelfareHead.tsx';
import { WELFARE_RULES } from './welfareRules.ts';
import * as styles from './WelfareScreen.css.ts';
import { WelfareSkeleton } from './WelfareSkeleton.tsx';

export type WelfareScreenProps = ClaimProps &
  Omit<InviteCardProps, 'aimed'> & {
    /** The page begins at 邀请好友, not at its top. */
    atInvite?: boolean;
    welfare: Loadable<WelfareHome>;
    /** Diamonds held; a visitor has none to show. */
    balance: Loadable<number>;
    /** Diamonds on their way to the balance. */
    reward?: FlyingReward;
    /** Settles when the page has been read again. */
    onRefresh: () => Promise<void>;
    onRetry: () => void;
    onBack: () => void;
  };

/** 福利中心 (product §2.4): what can be had today, for nothing, for diamonds, and by inviting friends. */
export function WelfareScreen(props: WelfareScreenProps) {
  const { welfare, atInvite = false, loggedIn, balance, reward, onOpen, onRefresh, onRetry, onBack } = props;
  const known = valueOf(welfare);
  return (
    <Page label="福利中心" wash="sky" bar={<Bar reward={reward} onBack={onBack} />}>
      <PullToRefresh onRefresh={onRefresh}>
        <div className={styles.page}>
          <WelfareHead waiting={known && countWaiting(known)} loggedIn={loggedIn} balance={balance} onOpen={onOpen} />
          <LoadableView of={welfare} skeleton={<WelfareSkeleton />} onRetry={onRetry}>
            {(home) => <Offers {...props} home={home} />}
          </LoadableView>
          {/* What stands above it has its height by then. */}
          <InviteCard {...props} aimed={atInvite && welfare.state !== 'loading'} />
          <EntryLine
            title="兑换码"
            note="输入兑换码领取礼包与钻石"
            picture="/demo/rewards/envelope.svg"
            href={paths.giftsRedeem()}
            onOpen={onOpen}
          />
          {known && <ActivityShelf banners={known.banners} onOpen={onOpen} />}
        </div>
      </PullToRefresh>
    </Page>
  );
}

/** The bar with the way to the rules, and what flies up to the balance. */
function Bar({ reward, onBack }: Pick<WelfareScreenProps, 'reward' | 'onBack'>) {
  const [readsRules, setReadsRules] = useState(false);
  return (
    <>
      <NavBar
        title="福利中心"
        onBack={onBack}
        trailing={
          <button type="button" className={styles.rules} onClick={() => setReadsRules(true)}>
            规则说明
          </button>
        }
      />
      <RewardFlight reward={reward} />
      <RulesSheet open={readsRules} rules={WELFARE_RULES} onClose={() => setReadsRules(false)} />
    </>
  );
}

/** What the server offers: check-in, gifts, tasks, the exchange. */
function Offers({ home: { checkin, items, taskClaimable }, ...props }: WelfareScreenProps & { home: WelfareHome }) {
  const { loggedIn, balance, onOpen } = props;
  return (
    <>
      <CheckInCard checkin={checkin} loggedIn={loggedIn} onOpen={onOpen} />
      <GiftCards {...props} items={items.filter(({ kind }) => kind !== 'exchange')} />
      <EntryLine
        title="任务中心"
        note={taskClaimable > 0 ? `有 ${taskClaimable} 份奖励待领取` : '做任务 领钻石'}
        picture="/demo/rewards/task.svg"
        href={paths.task}
        mark={<CountBadge count={taskClaimable} />}
        onOpen={onOpen}
      />
      <section aria-labelledby="welfare-exchange">
        <SectionHeading id="welfare-exchange" title="福利兑换" />
        <ExchangeList {...props} balance={valueOf(balance)} items={items.filter(({ kind }) => kind === 'exchange')} />
      </section>
    </>
  );
}
