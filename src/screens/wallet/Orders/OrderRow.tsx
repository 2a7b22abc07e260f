import { CopyLine } from '#components/icons/CopyLine.tsx';
import { CrownFill } from '#components/icons/CrownFill.tsx';
import { formatDateTime, formatYuan } from '#domain/format.ts';
import type { Order } from '#domain/order.ts';
import { Gem } from '../../shared/Gem/Gem.tsx';
import { ORDER_STATE_NAME } from './orderState.ts';
import { PendingActions, type PendingActionsProps } from './PendingActions.tsx';
import * as styles from './OrderRow.css.ts';

export type OrderRowProps = PendingActionsProps & {
  onCopyNumber: (orderId: string) => void;
};

/** One order: what it is for, how it stands, its number, and what can be done while it waits to be paid. */
export function OrderRow(props: OrderRowProps) {
  const { order, onCopyNumber } = props;
  return (
    <div className={styles.row}>
      <div className={styles.head}>
        <OrderDisc kind={order.kind} />
        <div className={styles.words}>
          <p className={styles.title}>{order.title}</p>
          <p className={styles.meta}>{formatDateTime(order.createTime)}</p>
        </div>
        <div className={styles.figures}>
          <p className={styles.price}>¥{formatYuan(order.priceFen)}</p>
          <p className={styles.state} data-state={order.status}>
            {ORDER_STATE_NAME[order.status]}
          </p>
        </div>
      </div>
      <button
        type="button"
        className={styles.number}
        aria-label={`复制订单号 ${order.orderId}`}
        onClick={() => onCopyNumber(order.orderId)}
      >
        <span className={styles.numberText}>订单号 {order.orderId}</span>
        <CopyLine size={14} />
      </button>
      {order.status === 0 && <PendingActions {...props} />}
    </div>
  );
}

/** The sign of what an order brings. */
export function OrderDisc({ kind }: Pick<Order, 'kind'>) {
  return (
    <span className={styles.disc} data-kind={kind} aria-hidden="true">
      {kind === 'vip' ? <CrownFill size={20} /> : <Gem size={20} />}
    </span>
  );
}
