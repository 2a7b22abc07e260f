import { useState } from 'react';
import { NavBar } from '#components/NavBar/NavBar.tsx';
import { Page } from '#components/Page/Page.tsx';
import { LoginPrompt } from '../../shared/LoginPrompt/LoginPrompt.tsx';
import { BarAction } from '../BarAction.tsx';
import { ManageSubscriptions } from './ManageSubscriptions.tsx';
import { SubscriptionGrid, type SubscriptionGridProps } from './SubscriptionGrid.tsx';
import * as styles from './SubscriptionsScreen.css.ts';

/** 最近更新 or 最近阅读. */
export type SubscriptionOrder = 'updated' | 'read';

export type SubscriptionsScreenProps = Omit<SubscriptionGridProps, 'selected' | 'onToggle'> & {
  loggedIn: boolean;
  order: SubscriptionOrder;
  /** Subscriptions are being given up. */
  pending: boolean;
  onChangeOrder: (order: SubscriptionOrder) => void;
  onUnsubscribe: (ids: readonly string[]) => void;
  onBack: () => void;
};

const ORDERS = [
  { order: 'updated', name: '最近更新' },
  { order: 'read', name: '最近阅读' },
] as const;

/** 我的订阅 (product.md §2.4): the books one follows, what is new in them, and the way to give them up. */
export function SubscriptionsScreen(props: SubscriptionsScreenProps) {
  const { comics, loggedIn, order, pending, onChangeOrder, onUnsubscribe, onBack, onOpen } = props;
  const [selected, setSelected] = useState<ReadonlySet<string>>();
  const items = loggedIn && comics.state === 'ready' ? comics.items : [];
  const chosen = selected && items.filter(({ id }) => selected.has(id)).map(({ id }) => id);
  const managing = chosen !== undefined && items.length > 0;
  const toggle = (id: string) =>
    setSelected((former = new Set()) => (former.has(id) ? new Set([...former].filter((other) => other !== id)) : new Set([...former, id])));
  const manage = items.length > 0 && (
    <BarAction onClick={() => setSelected(managing ? undefined : new Set())}>{managing ? '完成' : '管理'}</BarAction>
  );
  return (
    <Page
      label="我的订阅"
      wash="sky"
      bar={<NavBar title="我的订阅" onBack={onBack} trailing={manage} />}
      footer={
        managing ? (
          <ManageSubscriptions
            chosen={chosen}
            all={items.map(({ id }) => id)}
            pending={pending}
            onChoose={(ids) => setSelected(new Set(ids))}
            onUnsubscribe={onUnsubscribe}
          />
        ) : undefined
      }
    >
      {loggedIn ? (
        <>
          <div role="group" aria-label="排序" className={styles.orders}>
            {ORDERS.map(({ order: each, name }) => (
              <button key={each} type="button" className={styles.order} aria-pressed={each === order} onClick={() => each !== order && onChangeOrder(each)}>
                <span className={styles.word}>{name}</span>
              </button>
            ))}
          </div>
          <SubscriptionGrid {...props} selected={managing ? new Set(chosen) : undefined} onToggle={toggle} />
        </>
      ) : (
        <LoginPrompt text="登录后查看我的订阅" onOpen={onOpen} />
      )}
    </Page>
  );
}
