import { useState } from 'react';
import { Button } from '#components/Button/Button.tsx';
import { Chips } from '#components/Chips/Chips.tsx';
import { ConfirmDialog } from '#components/ConfirmDialog/ConfirmDialog.tsx';
import { NavBar } from '#components/NavBar/NavBar.tsx';
import { NavBarAction } from '#components/NavBar/NavBarAction.tsx';
import { Page } from '#components/Page/Page.tsx';
import { LoginPrompt } from '../../shared/LoginPrompt/LoginPrompt.tsx';
import { SelectionBar } from '../SelectionBar.tsx';
import { useSelection } from '../useSelection.ts';
import { SubscriptionGrid, type SubscriptionGridProps } from './SubscriptionGrid.tsx';

/** 最近更新 or 最近阅读. */
export type SubscriptionOrder = 'updated' | 'read';

export type SubscriptionsScreenProps = Omit<SubscriptionGridProps, 'chosen' | 'onToggle'> & {
  loggedIn: boolean;
  order: SubscriptionOrder;
  /** Subscriptions are being given up. */
  pending: boolean;
  onChangeOrder: (order: SubscriptionOrder) => void;
  onUnsubscribe: (ids: readonly string[]) => void;
  onBack: () => void;
};

const ORDERS = [
  { value: 'updated', label: '最近更新' },
  { value: 'read', label: '最近阅读' },
] as const;

/** 我的订阅: the books one follows, what is new in them, and giving them up. */
export function SubscriptionsScreen({
  comics,
  loggedIn,
  order,
  pending,
  onChangeOrder,
  onUnsubscribe,
  onLoadMore,
  onRetry,
  onBack,
}: SubscriptionsScreenProps) {
  const items = loggedIn && comics.state === 'ready' ? comics.items : [];
  const { chosen, toggleManaging, toggle, choose } = useSelection(items);
  const manage = items.length > 0 && (
    <NavBarAction tone="action" onClick={toggleManaging}>
      {chosen ? '完成' : '管理'}
    </NavBarAction>
  );
  return (
    <Page
      label="我的订阅"
      wash="sky"
      bar={<NavBar title="我的订阅" onBack={onBack} trailing={manage} />}
      footer={
        chosen && (
          <SelectionBar chosen={chosen} all={items.map(({ id }) => id)} onChoose={choose}>
            <UnsubscribeAction {...{ chosen, pending, onUnsubscribe }} />
          </SelectionBar>
        )
      }
    >
      {loggedIn ? (
        <>
          <Chips
            label="排序"
            variant="text"
            surface="ground"
            inset
            options={ORDERS}
            value={order}
            onValueChange={onChangeOrder}
          />
          <SubscriptionGrid {...{ comics, chosen, onLoadMore, onRetry }} onToggle={toggle} />
        </>
      ) : (
        <LoginPrompt text="登录后查看我的订阅" />
      )}
    </Page>
  );
}

type UnsubscribeActionProps = Pick<SubscriptionsScreenProps, 'pending' | 'onUnsubscribe'> & {
  chosen: readonly string[];
};

/** Gives up what is chosen, once that is confirmed. */
function UnsubscribeAction({ chosen, pending, onUnsubscribe }: UnsubscribeActionProps) {
  const [asking, setAsking] = useState(false);
  return (
    <>
      <Button
        tone="danger"
        disabled={chosen.length === 0}
        pending={pending}
        pendingText="取消中…"
        onClick={() => setAsking(true)}
      >
        {chosen.length > 0 ? `取消订阅 (${chosen.length})` : '取消订阅'}
      </Button>
      <ConfirmDialog
        open={asking}
        title={`确定取消订阅所选 ${chosen.length} 部漫画吗？`}
        tone="danger"
        onConfirm={() => onUnsubscribe(chosen)}
        onCancel={() => undefined}
        onOpenChange={setAsking}
      />
    </>
  );
}
