import { useState } from 'react';
import { Button } from '#components/Button/Button.tsx';
import { Chips } from '#components/Chips/Chips.tsx';
import { ConfirmDialog } from '#components/ConfirmDialog/ConfirmDialog.tsx';
import { Dot } from '#components/Dot/Dot.tsx';
import { Empty } from '#components/Empty/Empty.tsx';
import { CheckLine } from '#components/icons/CheckLine.tsx';
import { NavBar } from '#components/NavBar/NavBar.tsx';
import { NavBarAction } from '#components/NavBar/NavBarAction.tsx';
import { Page } from '#components/Page/Page.tsx';
import { Pressable } from '#components/Pressable/Pressable.tsx';
import { SelectionBar } from '#components/SelectionBar/SelectionBar.tsx';
import { useSelection } from '#components/SelectionBar/useSelection.ts';
import type { Comic } from '#domain/comic.ts';
import type { Paged } from '#domain/loadable.ts';
import { paths } from '#domain/paths.ts';
import { ComicTileContent, ComicTileSkeleton } from '../../shared/ComicTile/ComicTile.tsx';
import { LoginPrompt } from '../../shared/LoginPrompt/LoginPrompt.tsx';
import { PagedList } from '../../shared/PagedList/PagedList.tsx';
import * as styles from './SubscriptionsScreen.css.ts';

/** 最近更新 or 最近阅读. */
export type SubscriptionOrder = 'updated' | 'read';

export type SubscriptionsScreenProps = {
  comics: Paged<Comic>;
  loggedIn: boolean;
  order: SubscriptionOrder;
  /** Subscriptions are being given up. */
  pending: boolean;
  onChangeOrder: (order: SubscriptionOrder) => void;
  onUnsubscribe: (ids: readonly string[]) => void;
  onLoadMore: () => void;
  onRetry: () => void;
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

type SubscriptionGridProps = Pick<SubscriptionsScreenProps, 'comics' | 'onLoadMore' | 'onRetry'> & {
  /** Ids of the chosen books; undefined while nothing is being chosen. */
  chosen: readonly string[] | undefined;
  onToggle: (id: string) => void;
};

/** The books, three side by side, in all the states of a list. */
function SubscriptionGrid({ comics, chosen, onToggle, ...list }: SubscriptionGridProps) {
  return (
    <PagedList
      {...list}
      label="订阅的漫画"
      items={comics}
      itemKey={({ id }) => id}
      columns={3}
      estimateHeight={214}
      renderItem={(comic) => (
        <SubscriptionTile comic={comic} selected={chosen?.includes(comic.id)} onToggle={() => onToggle(comic.id)} />
      )}
      skeleton={<ComicTileSkeleton />}
      skeletonCount={6}
      empty={<Empty title="还没有订阅漫画" actionText="去看看" href={paths.animate} />}
    />
  );
}

type SubscriptionTileProps = {
  comic: Comic;
  /** Whether it is chosen; undefined while nothing is being chosen. */
  selected: boolean | undefined;
  onToggle: () => void;
};

/** A book one follows, with a dot while something in it is unread; a link, or a checkbox while choosing. */
function SubscriptionTile({ comic, selected, onToggle }: SubscriptionTileProps) {
  const { id, title, progress, unreadCount } = comic;
  const content = (
    <ComicTileContent
      comic={comic}
      note={progress ? `读到第${progress.no}话` : '还没开始读'}
      onCover={
        <>
          {unreadCount > 0 && (
            <span className={styles.unread}>
              <Dot label={`${unreadCount}话未读`} />
            </span>
          )}
          {selected !== undefined && <span className={styles.tick}>{selected && <CheckLine size={16} />}</span>}
        </>
      }
    />
  );
  return selected === undefined ? (
    <Pressable href={paths.bookInfo(id)} radius="image">
      {content}
    </Pressable>
  ) : (
    <Pressable role="checkbox" aria-checked={selected} label={`选择 ${title}`} radius="image" onClick={onToggle}>
      {content}
    </Pressable>
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
        onOpenChange={setAsking}
      />
    </>
  );
}
