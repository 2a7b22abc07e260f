import { NavBar } from '#components/NavBar/NavBar.tsx';
import { Page } from '#components/Page/Page.tsx';
import { PullToRefresh } from '#components/PullToRefresh/PullToRefresh.tsx';
import { Tabs } from '#components/Tabs/Tabs.tsx';
import { LoginPrompt } from '../../shared/LoginPrompt/LoginPrompt.tsx';
import { OrderList, type OrderListProps } from '../OrderList.tsx';
import { LedgerHead, type LedgerHeadProps } from './LedgerHead.tsx';
import { LedgerList, type LedgerListProps } from './LedgerList.tsx';
import * as styles from './LedgerScreen.css.ts';

/** 明细 and 订单, as the address names them. */
export type LedgerTab = 'coin' | 'order';

export type LedgerScreenProps = LedgerHeadProps &
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
          <LedgerHead balance={balance} onRefreshBalance={onRefreshBalance} />
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
                      rows={rows}
                      onLoadMoreRows={onLoadMoreRows}
                      onRetryRows={onRetryRows}
                      direction={direction}
                      onChangeDirection={onChangeDirection}
                      month={month}
                      onChangeMonth={onChangeMonth}
                      now={now}
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
