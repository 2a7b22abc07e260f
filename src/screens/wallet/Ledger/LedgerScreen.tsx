import { NavBar } from '#components/NavBar/NavBar.tsx';
import { Page } from '#components/Page/Page.tsx';
import { PullToRefresh } from '#components/PullToRefresh/PullToRefresh.tsx';
import { Tabs } from '#components/Tabs/Tabs.tsx';
import { LoginPrompt } from '../../shared/LoginPrompt/LoginPrompt.tsx';
import { OrderList, type OrderListProps } from '../Orders/OrderList.tsx';
import { LedgerHead, type LedgerHeadProps } from './LedgerHead.tsx';
import { LedgerList, type LedgerListProps } from './LedgerList.tsx';
import * as styles from './LedgerScreen.css.ts';

/** 明细 and 订单, as the address names them (product D1). */
export type LedgerTab = 'coin' | 'order';

export type LedgerScreenProps = LedgerHeadProps &
  LedgerListProps &
  OrderListProps & {
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

/** 钻石明细 (product §2.4 xdetail): what came in, what went out, and what was ordered. */
export function LedgerScreen(props: LedgerScreenProps) {
  const { loggedIn, onBack, onOpen, onRefresh } = props;
  return (
    <Page label="钻石明细" wash="gem" bar={<NavBar title="钻石明细" onBack={onBack} />}>
      {loggedIn ? (
        <PullToRefresh onRefresh={onRefresh}>
          <LedgerHead {...props} />
          <LedgerTabs {...props} />
        </PullToRefresh>
      ) : (
        <LoginPrompt text="登录后查看明细" onOpen={onOpen} />
      )}
    </Page>
  );
}

function LedgerTabs(props: LedgerScreenProps) {
  const { tab, onChangeTab } = props;
  return (
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
          <div className={styles.panel} data-tab={tab}>
            {tab === 'order' ? <OrderList {...props} /> : <LedgerList {...props} />}
          </div>
        )
      }
    </Tabs>
  );
}
