import type { Order } from '#domain/order.ts';

/**
 * What 重新支付 and 重新下单 pay for: the product of the failed or closed order. An order that names none is matched by its
 * price, where a single product has it; undefined leaves the choice to the person.
 */
export function paidAgain(
  order: Pick<Order, 'productId' | 'priceFen'> | undefined,
  products: readonly { id: string; priceFen: number }[],
): string | undefined {
  if (order?.productId !== undefined) return order.productId;
  const alike = products.filter(({ priceFen }) => priceFen === order?.priceFen);
  return alike.length === 1 ? alike[0]?.id : undefined;
}
