import { Empty } from '#components/Empty/Empty.tsx';
import { CopyLine } from '#components/icons/CopyLine.tsx';
import { ListItem, type ListItemProps } from '#components/ListItem/ListItem.tsx';
import { ListItemSkeleton } from '#components/ListItem/ListItemSkeleton.tsx';
import { Stack } from '#components/Stack/Stack.tsx';
import { Text, type TextProps } from '#components/Text/Text.tsx';
import { TextButton } from '#components/TextButton/TextButton.tsx';
import { formatDateTime, formatYuan } from '#domain/format.ts';
import type { Paged } from '#domain/loadable.ts';
import type { Order } from '#domain/order.ts';
import { paths } from '#domain/paths.ts';
import { PagedList } from '../shared/PagedList/PagedList.tsx';
import { OrderDisc, PendingActions, type PendingActionsProps } from './PendingOrderCard.tsx';

type OrderRowProps = PendingActionsProps &
  Pick<ListItemProps, 'divider'> & {
    /** The person wants the order's number on the clipboard. */
    onCopyNumber: (orderId: string) => void;
  };

export type OrderListProps = Omit<OrderRowProps, 'order' | 'divider'> & {
  /** Newest first. */
  orders: Paged<Order>;
  onLoadMoreOrders: () => void;
  onRetryOrders: () => void;
};

/** 订单: newest first, in all their states. */
export function OrderList({ orders, onLoadMoreOrders, onRetryOrders, ...row }: OrderListProps) {
  return (
    <PagedList
      label="订单"
      items={orders}
      itemKey={(order) => order.orderId}
      estimateHeight={104}
      renderItem={(order, index) => <OrderRow {...row} order={order} divider={index > 0} />}
      skeleton={<WalletRowSkeleton />}
      skeletonCount={7}
      empty={<Empty title="暂无订单" actionText="去充值" href={paths.recharge} />}
      onLoadMore={onLoadMoreOrders}
      onRetry={onRetryOrders}
    />
  );
}

/** A row of the orders or of the ledger while it loads. */
export function WalletRowSkeleton() {
  return (
    <ListItemSkeleton
      as="div"
      size="large"
      leading={{ width: 40, height: 40, radius: 'round' }}
      trailing={{ width: 56, height: 18 }}
    />
  );
}

/** What an order's state is called. */
const STATES = {
  0: { name: '待支付', tone: 'warning', weight: 'medium' },
  1: { name: '已完成', tone: 'success' },
  2: { name: '已取消', tone: 'ink3' },
  3: { name: '已退款', tone: 'ink3' },
  4: { name: '支付失败', tone: 'dangerText' },
} satisfies Record<Order['status'], { name: string } & Pick<TextProps, 'tone' | 'weight'>>;

/** One order: what it is for, how it stands, its number, and what can be done while it waits to be paid. */
function OrderRow({ order, divider, onCopyNumber, ...pending }: OrderRowProps) {
  const { name, ...state } = STATES[order.status];
  return (
    <ListItem
      as="div"
      size="large"
      divider={divider}
      leading={<OrderDisc kind={order.kind} />}
      title={order.title}
      titleLines={2}
      meta={formatDateTime(order.createTime)}
      trailing={
        <Stack gap="none" align="end">
          <Text variant="heading" tabular>
            ¥{formatYuan(order.priceFen)}
          </Text>
          <Text variant="meta" {...state}>
            {name}
          </Text>
        </Stack>
      }
      footer={
        <Stack gap="x16" paddingBottom="x4">
          <div>
            <TextButton
              tone="subtle"
              size="mini"
              aria-label={`复制订单号 ${order.orderId}`}
              trailing={<CopyLine size={14} />}
              onClick={() => onCopyNumber(order.orderId)}
            >
              订单号 {order.orderId}
            </TextButton>
          </div>
          {order.status === 0 && <PendingActions {...pending} order={order} />}
        </Stack>
      }
    />
  );
}
