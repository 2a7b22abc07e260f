import { useEffect, useEffectEvent, useState } from 'react';
import { Button } from '#components/Button/Button.tsx';
import { ConfirmDialog } from '#components/ConfirmDialog/ConfirmDialog.tsx';
import { Countdown } from '#components/Countdown/Countdown.tsx';
import { IconDisc } from '#components/IconDisc/IconDisc.tsx';
import { CrownFill } from '#components/icons/CrownFill.tsx';
import { Inline } from '#components/Inline/Inline.tsx';
import { ListItem } from '#components/ListItem/ListItem.tsx';
import { Surface } from '#components/Surface/Surface.tsx';
import { Text } from '#components/Text/Text.tsx';
import { formatYuan } from '#domain/format.ts';
import type { Order, OrderWork } from '#domain/order.ts';
import { Gem } from '../shared/Gem/Gem.tsx';

export type PendingActionsProps = {
  /** An order that waits to be paid. */
  order: Order;
  /** Epoch ms by the device's clock, which may be wrong: it says how long is left, the order's status alone what can be done. */
  now: number;
  /** The order that is being paid or cancelled; its buttons wait. */
  work?: OrderWork;
  /** 去支付: the same order goes on to the cashier. */
  onContinueOrder: (order: Order) => void;
  /** The person confirmed that the order be cancelled. */
  onCancelOrder: (order: Order) => void;
  /** The time to pay is over by the device's clock: whether it is, the server says. */
  onOrderTimeOver: () => void;
};

/** An order left unpaid, to be continued or closed before another is made. */
export function PendingOrderCard({ order, ...pending }: PendingActionsProps) {
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

/** The icon of what an order brings. */
export function OrderDisc({ kind }: Pick<Order, 'kind'>) {
  return (
    <IconDisc tone={kind === 'vip' ? 'gold' : 'gem'} aria-hidden="true">
      {kind === 'vip' ? <CrownFill size={20} /> : <Gem size={20} />}
    </IconDisc>
  );
}

/**
 * 去支付 and 取消订单, and for how long: never longer than the order had from the beginning, however wrong the clock. Where
 * nothing is left by this clock, no time is shown beside what can still be done.
 */
export function PendingActions({
  order,
  now,
  work,
  onContinueOrder,
  onCancelOrder,
  onOrderTimeOver,
}: PendingActionsProps) {
  const [asking, setAsking] = useState(false);
  const over = now >= order.expireTime;
  useAskWhileOver(over, onOrderTimeOver);
  const doing = work?.orderId === order.orderId ? work.doing : undefined;
  return (
    <Inline gap="x12" rowGap="x8" wrap justify="between">
      <Text variant="small" tabular tone="warning">
        {over ? (
          '请尽快支付'
        ) : (
          <>
            剩余 <Countdown end={order.expireTime} now={Math.max(now, order.createTime)} format="{mm}:{ss}" />
          </>
        )}
      </Text>
      <Inline gap="x10" rowGap="x8" wrap>
        <Button
          tone="quiet"
          size="medium"
          disabled={doing === 'pay'}
          pending={doing === 'cancel'}
          pendingText="取消中…"
          onClick={() => setAsking(true)}
        >
          取消订单
        </Button>
        <Button
          tone="soft"
          size="medium"
          disabled={doing === 'cancel'}
          pending={doing === 'pay'}
          pendingText="提交中…"
          onClick={() => onContinueOrder(order)}
        >
          去支付
        </Button>
      </Inline>
      <ConfirmDialog
        open={asking}
        title="取消订单"
        message={`确定要取消「${order.title}」的订单吗？`}
        cancelText="再想想"
        confirmText="取消订单"
        tone="danger"
        onOpenChange={setAsking}
        onConfirm={() => onCancelOrder(order)}
      />
    </Inline>
  );
}

const ASK_EVERY_MS = 10_000;

/** By this clock the time is over, by the server's perhaps not: it is asked at once and then at intervals while the order waits. */
function useAskWhileOver(over: boolean, ask: () => void): void {
  const askAgain = useEffectEvent(ask);
  useEffect(() => {
    if (!over) return;
    askAgain();
    const timer = setInterval(() => askAgain(), ASK_EVERY_MS);
    return () => clearInterval(timer);
  }, [over]);
}
