import type { ReactNode } from 'react';
import { RadioGroup, type RadioOption } from '#components/RadioGroup/RadioGroup.tsx';
import { Surface } from '#components/Surface/Surface.tsx';
import { Text, type TextProps } from '#components/Text/Text.tsx';
import { AlipayFill } from '#components/icons/AlipayFill.tsx';
import { TicketLine } from '#components/icons/TicketLine.tsx';
import { WechatPayFill } from '#components/icons/WechatPayFill.tsx';
import type { VipPayType } from '#domain/membership.ts';
import { Gem } from '../Gem/Gem.tsx';

export type PayMethodPickerProps<Method extends VipPayType> = {
  /** In the order of their rows. */
  methods: readonly Method[];
  value?: Method;
  onSelect: (method: Method) => void;
  /** What stands under 钻石支付: the diamonds held, or how many are missing. */
  coinNote?: ReactNode;
  /** `flat` brings no card of its own, for a sheet. */
  surface?: 'card' | 'flat';
};

const markOf = (tone: TextProps['tone'], icon: ReactNode) => (
  <Text as="span" tone={tone}>
    {icon}
  </Text>
);

/** The services' own marks, in the theme's nearest tones; they only name the service. */
const METHODS: Record<VipPayType, Pick<RadioOption, 'label' | 'leading'>> = {
  alipay: { label: '支付宝', leading: markOf('action', <AlipayFill size={24} />) },
  wechat: { label: '微信支付', leading: markOf('success', <WechatPayFill size={24} />) },
  mock: { label: '演示收银台', leading: markOf('gem', <TicketLine size={24} />) },
  coin: { label: '钻石支付', leading: <Gem size={24} /> },
};

/** The methods of payment, one row each. */
export function PayMethodPicker<Method extends VipPayType>({
  methods,
  value,
  onSelect,
  coinNote,
  surface = 'card',
}: PayMethodPickerProps<Method>) {
  const rows = (
    <RadioGroup
      label="支付方式"
      variant="rows"
      value={value}
      onValueChange={onSelect}
      options={methods.map((method) => ({
        value: method,
        ...METHODS[method],
        ...(method === 'coin' && { description: coinNote }),
      }))}
    />
  );
  if (surface === 'flat') return rows;
  return (
    <Surface padding="none" paddingX="x16">
      {rows}
    </Surface>
  );
}
