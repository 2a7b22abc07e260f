import { Card } from '#components/Card/Card.tsx';
import { RadioGroup } from '#components/RadioGroup/RadioGroup.tsx';
import { AlipayFill } from '#components/icons/AlipayFill.tsx';
import { TicketLine } from '#components/icons/TicketLine.tsx';
import { WechatPayFill } from '#components/icons/WechatPayFill.tsx';
import type { PayType } from '#domain/order.ts';
import * as styles from './PayTypePicker.css.ts';

export type PayTypePickerProps = {
  payTypes: readonly PayType[];
  value?: PayType;
  onSelect: (payType: PayType) => void;
};

const FACE = {
  alipay: { label: '支付宝', icon: <AlipayFill size={24} /> },
  wechat: { label: '微信支付', icon: <WechatPayFill size={24} /> },
  mock: { label: '演示收银台', icon: <TicketLine size={24} /> },
} satisfies Record<PayType, object>;

/** How to pay, one row each. */
export function PayTypePicker({ payTypes, value, onSelect }: PayTypePickerProps) {
  const choose = (chosen: string) => {
    const payType = payTypes.find((type) => type === chosen);
    if (payType) onSelect(payType);
  };
  return (
    <Card padding="none">
      <div className={styles.rows}>
        <RadioGroup
          label="支付方式"
          variant="rows"
          value={value}
          onValueChange={choose}
          options={payTypes.map((type) => ({
            value: type,
            label: FACE[type].label,
            leading: <span className={styles.icon} data-pay-type={type}>{FACE[type].icon}</span>,
          }))}
        />
      </div>
    </Card>
  );
}
