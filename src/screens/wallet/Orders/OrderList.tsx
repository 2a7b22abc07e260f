import { LinkButton } from '#components/Button/LinkButton.tsx';
import { Empty } from '#components/Empty/Empty.tsx';
import { ErrorBlock } from '#components/ErrorBlock/ErrorBlock.tsx';
import { VirtualList } from '#components/VirtualList/VirtualList.tsx';
import type { Paged } from '#domain/loadable.ts';
import type { Order } from '#domain/order.ts';
import { paths } from '#domain/paths.ts';
import { RowsSkeleton } from '../Ledger/RowsSkeleton.tsx';
import { OrderRow, type OrderRowProps } from './OrderRow.tsx';

export type OrderListProps = Omit<OrderRowProps, 'order'> & {
  orders: Paged<Order>;
  onLoadMoreOrders: () => void;
  onRetryOrders: () => void;
  onOpen: (path: string) => void;
};

const ROW_HEIGHT = 108;

/** 订单: newest first, in all their states. */
export function OrderList({ orders, onLoadMoreOrders, onRetryOrders, onOpen, ...rowProps }: OrderListProps) {
  if (orders.state === 'loading') return <RowsSkeleton />;
  if (orders.state === 'failed')
    return <ErrorBlock picture="/demo/empty/error.svg" message={orders.message} onRetry={onRetryOrders} />;
  if (orders.items.length === 0 && orders.tail === 'end') {
    return (
      <Empty
        picture="/demo/empty/no-content.svg"
        title="暂无订单"
        action={
          <LinkButton tone="soft" href={paths.recharge} onFollow={onOpen}>
            去充值
          </LinkButton>
        }
      />
    );
  }
  return (
    <VirtualList
      label="订单"
      items={orders.items}
      itemKey={(order) => order.orderId}
      estimateHeight={ROW_HEIGHT}
      gap={8}
      renderItem={(order) => <OrderRow {...rowProps} order={order} />}
      tail={orders.tail}
      onLoadMore={onLoadMoreOrders}
      onRetry={onRetryOrders}
    />
  );
}
