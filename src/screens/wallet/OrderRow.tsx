import { IconDisc } from '#components/IconDisc/IconDisc.tsx';
import { CopyLine } from '#components/icons/CopyLine.tsx';
import { CrownFill } from '#components/icons/CrownFill.tsx';
import { ListItem, type ListItemProps } from '#components/ListItem/ListItem.tsx';
import { Stack } from '#components/Stack/Stack.tsx';
import { Text, type TextProps } from '#components/Text/Text.tsx';
import { TextButton } from '#components/TextButton/TextButton.tsx';
import { formatDateTime, formatYuan } from '#domain/format.ts';
import type { Order } from '#domain/order.ts';
import { Gem } from '../shared/Gem/Gem.tsx';
import { PendingActions, type PendingActionsProps } from './PendingActions.tsx';

export type OrderRowProps = PendingActionsProps &
  Pick<ListItemProps, 'divider'> & {
    /** The person wants the order's number on the clipboard. */
    onCopyNumber: (orderId: string) => void;
  };

/** What an order's state is called. */
const STATES = {
  0: { name: '待支付', tone: 'warning', weight: 'medium' },
  1: { name: '已完成', tone: 'success' },
  2: { name: '已取消', tone: 'ink3' },
  3: { name: '已退款', tone: 'ink3' },
  4: { name: '支付失败', tone: 'dangerText' },
} satisfies Record<Order['status'], { name: string } & Pick<TextProps, 'tone' | 'weight'>>;

/** One order: what it is for, how it stands, its number, and what can be done while it waits to be paid. */
export function OrderRow({ order, divider, onCopyNumber, ...pending }: OrderRowProps) {
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

/** The icon of what an order brings. */
export function OrderDisc({ kind }: Pick<Order, 'kind'>) {
  return (
    <IconDisc tone={kind === 'vip' ? 'gold' : 'gem'} aria-hidden="true">
      {kind === 'vip' ? <CrownFill size={20} /> : <Gem size={20} />}
    </IconDisc>
  );
}
