import type { ReactNode } from 'react';
import { CountBadge } from '#components/CountBadge/CountBadge.tsx';
import { Inline } from '#components/Inline/Inline.tsx';
import { Link } from '#components/Link/Link.tsx';
import { List } from '#components/ListItem/List.tsx';
import { ListItem } from '#components/ListItem/ListItem.tsx';
import { NavBar } from '#components/NavBar/NavBar.tsx';
import { Page } from '#components/Page/Page.tsx';
import { PullToRefresh } from '#components/PullToRefresh/PullToRefresh.tsx';
import { Section } from '#components/Section/Section.tsx';
import { Stack } from '#components/Stack/Stack.tsx';
import { Text } from '#components/Text/Text.tsx';
import { valueOf, type Loadable } from '#domain/loadable.ts';
import { paths } from '#domain/paths.ts';
import { countWaiting, type WelfareHome } from '#domain/welfare.ts';
import { art, type ArtName } from '#theme/art.ts';
import { BalancePill } from '../shared/BalancePill/BalancePill.tsx';
import { LoadableView } from '../shared/LoadableView/LoadableView.tsx';
import { RewardFlight, type FlyingReward } from '../shared/RewardFlight/RewardFlight.tsx';
import { RulesAction } from '../shared/RulesSheet/RulesSheet.tsx';
import { ActivityShelf } from './ActivityShelf.tsx';
import { CheckInCard } from './CheckInCard.tsx';
import { InviteCard, type InviteCardProps } from './InviteCard.tsx';
import { ExchangeList, GiftCards, type ClaimProps } from './WelfareItems.tsx';
import { WelfareSkeleton } from './WelfareSkeleton.tsx';
import * as styles from './WelfareScreen.css.ts';

export type WelfareScreenProps = ClaimProps &
  Omit<InviteCardProps, 'scrolledTo'> & {
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

const RULES = [
  '每日福利在北京时间 0 点更新，以服务器时间为准，当日未领取的不累积。',
  '新人礼每个账号可领取一次；会员每日礼在会员有效期内每天可领取一次。',
  '福利兑换消耗钻石，兑换前会请您确认；库存与每人次数有限，先到先得，兑换后不退还。',
  '兑换的会员天数会叠加到现有的会员有效期之后；游戏礼包码可在「我的礼包」中查看。',
  '好友使用您的邀请码注册并绑定手机号后，双方各得钻石，立即到账。',
  '所有钻石的得与用都可在「钻石明细」中查到。',
] as const;

/** 福利中心: what can be had today, for nothing, for diamonds, and by inviting friends. */
export function WelfareScreen({
  atInvite = false,
  welfare,
  invitation,
  loggedIn,
  balance,
  claimingId,
  reward,
  onClaim,
  onCopyCode,
  onCopyLink,
  onShareInvitation,
  onRetryInvitation,
  onRefresh,
  onRetry,
  onBack,
}: WelfareScreenProps) {
  const loaded = valueOf(welfare);
  const claim = { loggedIn, claimingId, onClaim };
  return (
    <Page
      label="福利中心"
      wash="sky"
      bar={
        <>
          <NavBar title="福利中心" onBack={onBack} trailing={<RulesAction rules={RULES} />} />
          <RewardFlight reward={reward} />
        </>
      }
    >
      <PullToRefresh onRefresh={onRefresh}>
        <Stack paddingX="x16" paddingBottom="x24">
          <Head claimable={loaded && countWaiting(loaded)} loggedIn={loggedIn} balance={balance} />
          <LoadableView of={welfare} skeleton={<WelfareSkeleton />} onRetry={onRetry}>
            {({ checkin, items, taskClaimable }) => (
              <>
                <CheckInCard checkin={checkin} loggedIn={loggedIn} />
                <GiftCards {...claim} items={items.filter(({ kind }) => kind !== 'exchange')} />
                <Entry
                  title="任务中心"
                  note={taskClaimable > 0 ? `有 ${taskClaimable} 份奖励待领取` : '做任务 领钻石'}
                  picture="rewards/task.svg"
                  href={paths.task}
                  badge={<CountBadge count={taskClaimable} />}
                />
                <Section title="福利兑换">
                  <ExchangeList
                    {...claim}
                    balance={valueOf(balance)}
                    items={items.filter(({ kind }) => kind === 'exchange')}
                  />
                </Section>
              </>
            )}
          </LoadableView>
          <InviteCard
            {...{ invitation, loggedIn, onCopyCode, onCopyLink, onShareInvitation, onRetryInvitation }}
            // Only then has what is above it its final height.
            scrolledTo={atInvite && welfare.state !== 'loading'}
          />
          <Entry
            title="兑换码"
            note="输入兑换码领取礼包与钻石"
            picture="rewards/envelope.svg"
            href={paths.giftsRedeem()}
          />
          {loaded && <ActivityShelf banners={loaded.banners} />}
        </Stack>
      </PullToRefresh>
    </Page>
  );
}

type HeadProps = Pick<WelfareScreenProps, 'loggedIn' | 'balance'> & { claimable: number | undefined };

function Head({ claimable, loggedIn, balance }: HeadProps) {
  return (
    <Inline paddingX="x4">
      <Stack gap="x4" align="start" grow>
        <Text variant="number" tone="ink">
          <ClaimableCount count={claimable} />
        </Text>
        {loggedIn ? (
          <BalancePill balance={balance} />
        ) : (
          <Text variant="small" tone="ink2">
            <Link variant="standalone" href={paths.login}>
              登录
            </Link>{' '}
            后即可领取
          </Text>
        )}
      </Stack>
      <img className={styles.chest} src={art('rewards/chest.svg')} alt="" />
    </Inline>
  );
}

function ClaimableCount({ count }: { count: number | undefined }) {
  if (count === undefined) return '天天有福利';
  if (count === 0) return '今日已领完';
  return (
    <>
      今日可领{' '}
      <Text as="span" tabular tone="press">
        {count}
      </Text>{' '}
      份
    </>
  );
}

type EntryProps = { title: string; note: string; picture: ArtName; href: string; badge?: ReactNode };

/** A row on its own that leads to another page. */
function Entry({ title, note, picture, href, badge }: EntryProps) {
  return (
    <List as="div" surface>
      <ListItem
        as="div"
        size="large"
        leading={<img className={styles.entryPicture} src={art(picture)} alt="" />}
        title={title}
        meta={note}
        metaLines={1}
        trailing={badge}
        href={href}
        arrow
      />
    </List>
  );
}
