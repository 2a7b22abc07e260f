import { Empty } from '#components/Empty/Empty.tsx';
import { ListItemSkeleton } from '#components/ListItem/ListItemSkeleton.tsx';
import type { Paged } from '#domain/loadable.ts';
import type { Order } from '#domain/order.ts';
import { paths } from '#domain/paths.ts';
import { PagedList } from '../shared/PagedList/PagedList.tsx';
import { OrderRow, type OrderRowProps } from './OrderRow.tsx';

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
