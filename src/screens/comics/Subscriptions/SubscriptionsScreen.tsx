import { NavBar } from '#components/NavBar/NavBar.tsx';
import { Page } from '#components/Page/Page.tsx';
import { LoginPrompt } from '../../shared/LoginPrompt/LoginPrompt.tsx';
import { ManageAction } from '../ManageAction.tsx';
import { useSelection } from '../useSelection.ts';
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

/** 我的订阅 (product §2.4): the books one follows, what is new in them, and the way to give them up. */
export function SubscriptionsScreen(props: SubscriptionsScreenProps) {
  const { comics, loggedIn, order, pending, onChangeOrder, onUnsubscribe, onBack, onOpen } = props;
  const items = loggedIn && comics.state === 'ready' ? comics.items : [];
  const { chosen, toggleManaging, toggle, choose } = useSelection(items);
  const manage = items.length > 0 && <ManageAction managing={chosen !== undefined} onToggle={toggleManaging} />;
  return (
    <Page
      label="我的订阅"
      wash="sky"
      bar={<NavBar title="我的订阅" onBack={onBack} trailing={manage} />}
      footer={
        chosen ? (
          <ManageSubscriptions
            chosen={chosen}
            all={items.map(({ id }) => id)}
            pending={pending}
            onChoose={choose}
            onUnsubscribe={onUnsubscribe}
          />
        ) : undefined
      }
    >
      {loggedIn ? (
        <>
          <div role="group" aria-label="排序" className={styles.orders}>
            {ORDERS.map(({ order: each, name }) => (
              <button
                key={each}
                type="button"
                className={styles.order}
                aria-pressed={each === order}
                onClick={() => each !== order && onChangeOrder(each)}
              >
                <span className={styles.word}>{name}</span>
              </button>
            ))}
          </div>
          <SubscriptionGrid {...props} selected={chosen && new Set(chosen)} onToggle={toggle} />
        </>
      ) : (
        <LoginPrompt text="登录后查看我的订阅" onOpen={onOpen} />
      )}
    </Page>
  );
}
