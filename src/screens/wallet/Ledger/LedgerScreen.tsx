import { LinkButton } from '#components/Button/LinkButton.tsx';
import { Inline } from '#components/Inline/Inline.tsx';
import { NavBar } from '#components/NavBar/NavBar.tsx';
import { Page } from '#components/Page/Page.tsx';
import { PullToRefresh } from '#components/PullToRefresh/PullToRefresh.tsx';
import { Skeleton } from '#components/Skeleton/Skeleton.tsx';
import { Stack } from '#components/Stack/Stack.tsx';
import { Tabs } from '#components/Tabs/Tabs.tsx';
import { Text } from '#components/Text/Text.tsx';
import { TextButton } from '#components/TextButton/TextButton.tsx';
import { formatDiamonds } from '#domain/format.ts';
import type { Loadable } from '#domain/loadable.ts';
import { paths } from '#domain/paths.ts';
import { keepsWords } from '#theme/largeText.css.ts';
import { Gem } from '../../shared/Gem/Gem.tsx';
import { LoginPrompt } from '../../shared/LoginPrompt/LoginPrompt.tsx';
import { OrderList, type OrderListProps } from '../OrderList.tsx';
import { LedgerList, type LedgerListProps } from './LedgerList.tsx';
import * as styles from './LedgerScreen.css.ts';

/** 明细 and 订单, as the address names them. */
export type LedgerTab = 'coin' | 'order';

type HeadProps = {
  /** Diamonds held. */
  balance: Loadable<number>;
  /** Asks for the balance again after a failure. */
  onRefreshBalance: () => void;
};

export type LedgerScreenProps = HeadProps &
  LedgerListProps &
  OrderListProps & {
    /** A visitor is asked to log in. */
    loggedIn: boolean;
    tab: LedgerTab;
    onChangeTab: (tab: LedgerTab) => void;
    /** Settles when what the tab shows has been read again. */
    onRefresh: () => Promise<void>;
    onBack: () => void;
  };

const TABS = [
  { id: 'coin', label: '明细' },
  { id: 'order', label: '订单' },
] as const;

/** 钻石明细: what came in, what went out, and what was ordered. */
export function LedgerScreen({
  loggedIn,
  tab,
  onChangeTab,
  onRefresh,
  onBack,
  balance,
  onRefreshBalance,
  direction,
  onChangeDirection,
  month,
  onChangeMonth,
  rows,
  onLoadMoreRows,
  onRetryRows,
  now,
  ...orderList
}: LedgerScreenProps) {
  return (
    <Page label="钻石明细" wash="gem" bar={<NavBar title="钻石明细" onBack={onBack} />}>
      {loggedIn ? (
        <PullToRefresh onRefresh={onRefresh}>
          <Head balance={balance} onRefreshBalance={onRefreshBalance} />
          <Tabs
            label="钻石明细"
            tabs={TABS}
            value={tab}
            onValueChange={(id) => onChangeTab(id === 'order' ? 'order' : 'coin')}
            fit="equal"
            sticky
            swipeable
          >
            {(id) =>
              id === tab && (
                <div className={styles.panel}>
                  {tab === 'order' ? (
                    <OrderList {...orderList} now={now} />
                  ) : (
                    <LedgerList
                      {...{ rows, onLoadMoreRows, onRetryRows, now }}
                      {...{ direction, onChangeDirection, month, onChangeMonth }}
                    />
                  )}
                </div>
              )
            }
          </Tabs>
        </PullToRefresh>
      ) : (
        <LoginPrompt text="登录后查看明细" />
      )}
    </Page>
  );
}

/** The balance and 充值. A balance that is not known is `--`, never 0. */
function Head({ balance, onRefreshBalance }: HeadProps) {
  return (
    <Inline as="section" gap="x12" wrap paddingX="x20" paddingY="x24" aria-label="钻石余额">
      <Gem size={46} />
      <Stack gap="none" grow className={keepsWords}>
        <Inline>
          <Text variant="meta" tone="ink2">
            当前余额
          </Text>
          {balance.state === 'failed' && (
            <TextButton size="mini" onClick={onRefreshBalance}>
              点击刷新
            </TextButton>
          )}
        </Inline>
        {balance.state === 'loading' ? (
          <Skeleton width={88} height={28} />
        ) : (
          <Text variant="number" tabular tone="gem" breakAnywhere>
            {balance.state === 'ready' ? formatDiamonds(balance.value) : '--'}
          </Text>
        )}
      </Stack>
      <LinkButton href={paths.recharge} size="medium">
        充值
      </LinkButton>
    </Inline>
  );
}
