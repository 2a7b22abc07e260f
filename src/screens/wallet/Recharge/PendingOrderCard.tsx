import { ListItem } from '#components/ListItem/ListItem.tsx';
import { Surface } from '#components/Surface/Surface.tsx';
import { formatYuan } from '#domain/format.ts';
import type { Order } from '#domain/order.ts';
import { OrderDisc } from '../OrderRow.tsx';
import { PendingActions, type PendingActionsProps } from '../PendingActions.tsx';

export type PendingOrderCardProps = Omit<PendingActionsProps, 'order'> & {
  /** Absent when no order waits to be paid. */
  order?: Order;
};

/** An order left unpaid, to be continued or closed before another is made. */
export function PendingOrderCard({ order, ...pending }: PendingOrderCardProps) {
  if (order?.status !== 0) return null;
  return (
    <Surface as="section" padding="none" aria-label="待支付订单">
      <ListItem
        as="div"
        size="large"
        leading={<OrderDisc kind={order.kind} />}
        title="您有一笔待支付订单"
        description={`${order.title} · ¥${formatYuan(order.priceFen)}`}
        footer={<PendingActions {...pending} order={order} />}
      />
    </Surface>
  );
}
