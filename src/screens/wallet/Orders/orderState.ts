import type { Order } from '#domain/order.ts';

/** What an order's state is called. */
export const ORDER_STATE_NAME = {
  0: '待支付',
  1: '已完成',
  2: '已取消',
  3: '已退款',
  4: '支付失败',
} satisfies Record<Order['status'], string>;
