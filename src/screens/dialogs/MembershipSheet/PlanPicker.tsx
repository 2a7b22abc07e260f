import { useLayoutEffect, useRef } from 'react';
import { RadioGroup } from '#components/RadioGroup/RadioGroup.tsx';
import { Stack } from '#components/Stack/Stack.tsx';
import { Tag } from '#components/Tag/Tag.tsx';
import { Text } from '#components/Text/Text.tsx';
import { formatYuan } from '#domain/format.ts';
import type { VipPlan } from '#domain/membership.ts';
import { visuallyHidden } from '#theme/text.css.ts';

export type PlanPickerProps = {
  plans: readonly VipPlan[];
  selectedId?: string;
  onSelect: (id: string) => void;
};

/** The membership cards, three in a row. */
export function PlanPicker({ plans, selectedId, onSelect }: PlanPickerProps) {
  const cards = useRef<HTMLDivElement>(null);
  // With large text they stand below one another: the one that is paid for is in view from the start.
  useLayoutEffect(() => {
    void cards.current?.querySelector(':checked')?.parentElement?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <RadioGroup
      ref={cards}
      label="会员套餐"
      variant="cards"
      value={selectedId}
      onValueChange={onSelect}
      options={plans.map((plan) => ({
        value: plan.id,
        label: <PlanLabel plan={plan} />,
        ...(plan.recommended && {
          leading: (
            <Tag tone="gold" shape="corner">
              推荐
            </Tag>
          ),
        }),
      }))}
    />
  );
}

/** Name, price and what it costs a day; a former price is struck through where it was higher. */
function PlanLabel({ plan: { name, priceFen, originFen, perDayText } }: { plan: VipPlan }) {
  return (
    <Stack as="span" gap="none" align="center">
      <Text as="span" variant="name" tone="ink">
        {name}
      </Text>
      <Text as="span" variant="number" tabular tone="goldDeep" breakAnywhere>
        <Text as="span" variant="name">
          ¥
        </Text>
        {formatYuan(priceFen)}
      </Text>
      <Text as="span" variant="meta" tabular tone="ink3">
        {originFen > priceFen ? (
          <>
            <span className={visuallyHidden}>原价</span>
            <del>¥{formatYuan(originFen)}</del>
          </>
        ) : (
          // As high as a struck price, so that the cards stand level.
          '\u00A0'
        )}
      </Text>
      <Text as="span" variant="meta" tabular tone="goldText">
        {perDayText}
      </Text>
    </Stack>
  );
}
