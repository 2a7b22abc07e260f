import type { Order } from '#domain/order.ts';

/** The state that counts now: a pending order whose time is over is closed, whether or not the server has said so yet. */
export const orderStateAt = ({ status, expireTime }: Pick<Order, 'status' | 'expireTime'>, now: number): Order['status'] =>
  status === 0 && expireTime <= now ? 2 : status;

/** What an order's state is called. */
export const ORDER_STATE_NAME = {
  0: '待支付',
  1: '已完成',
  2: '已取消',
  3: '已退款',
  4: '支付失败',
} satisfies Record<Order['status'], string>;
