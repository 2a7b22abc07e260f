import type { ReactNode } from 'react';
import { Card } from '#components/Card/Card.tsx';
import { RadioGroup } from '#components/RadioGroup/RadioGroup.tsx';
import { AlipayFill } from '#components/icons/AlipayFill.tsx';
import { TicketLine } from '#components/icons/TicketLine.tsx';
import { WechatPayFill } from '#components/icons/WechatPayFill.tsx';
import type { VipPayType } from '#domain/membership.ts';
import { Gem } from '../Gem/Gem.tsx';
import * as styles from './PayMethodPicker.css.ts';

export type PayMethodPickerProps<Method extends VipPayType> = {
  methods: readonly Method[];
  value?: Method;
  onSelect: (method: Method) => void;
  /** What stands under 钻石支付: the diamonds held, or how many are missing. */
  coinNote?: ReactNode;
  /** `flat` brings no card of its own, for a sheet. */
  surface?: 'card' | 'flat';
};

const FACE = {
  alipay: { label: '支付宝', icon: <AlipayFill size={24} /> },
  wechat: { label: '微信支付', icon: <WechatPayFill size={24} /> },
  mock: { label: '演示收银台', icon: <TicketLine size={24} /> },
  coin: { label: '钻石支付', icon: <Gem size={24} /> },
} satisfies Record<VipPayType, object>;

/** How to pay, one row each. */
export function PayMethodPicker<Method extends VipPayType>({
  methods,
  value,
  onSelect,
  coinNote,
  surface = 'card',
}: PayMethodPickerProps<Method>) {
  const choose = (chosen: string) => {
    const method = methods.find((candidate) => candidate === chosen);
    if (method) onSelect(method);
  };
  const rows = (
    <RadioGroup
      label="支付方式"
      variant="rows"
      value={value}
      onValueChange={choose}
      options={methods.map((method) => ({
        value: method,
        label: FACE[method].label,
        leading: (
          <span className={styles.icon} data-method={method}>
            {FACE[method].icon}
          </span>
        ),
        ...(method === 'coin' && { description: coinNote }),
      }))}
    />
  );
  return surface === 'flat' ? (
    rows
  ) : (
    <Card padding="none">
      <div className={styles.rows}>{rows}</div>
    </Card>
  );
}
