import { formatYuan } from '#domain/format.ts';
import type { Order } from '#domain/order.ts';
import { OrderDisc } from '../Orders/OrderRow.tsx';
import { PendingActions, type PendingActionsProps } from '../Orders/PendingActions.tsx';
import * as styles from './PendingOrderCard.css.ts';

export type PendingOrderCardProps = Omit<PendingActionsProps, 'order'> & {
  /** Absent when no order waits to be paid. */
  order?: Order;
};

/** An order left unpaid, to be continued or closed before another is made (product §1.6). */
export function PendingOrderCard({ order, ...props }: PendingOrderCardProps) {
  if (order?.status !== 0) return null;
  return (
    <section className={styles.card} aria-label="待支付订单">
      <div className={styles.head}>
        <OrderDisc kind={order.kind} />
        <p className={styles.words}>
          <span className={styles.title}>您有一笔待支付订单</span>
          <span className={styles.what}>
            {order.title} · ¥{formatYuan(order.priceFen)}
          </span>
        </p>
      </div>
      <PendingActions {...props} order={order} />
    </section>
  );
}
