import { useLayoutEffect, useRef } from 'react';
import { RadioGroup } from '#components/RadioGroup/RadioGroup.tsx';
import { Tag } from '#components/Tag/Tag.tsx';
import { formatYuan } from '#domain/format.ts';
import type { VipPlan } from '#domain/membership.ts';
import { visuallyHidden } from '#theme/text.css.ts';
import * as styles from './PlanPicker.css.ts';

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
        label: <PlanFace plan={plan} />,
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
function PlanFace({ plan: { name, priceFen, originFen, perDayText } }: { plan: VipPlan }) {
  return (
    <span className={styles.face}>
      <span className={styles.name}>{name}</span>
      <span className={styles.price}>
        <span className={styles.sign}>¥</span>
        {formatYuan(priceFen)}
      </span>
      <span className={styles.origin}>
        {originFen > priceFen && (
          <>
            <span className={visuallyHidden}>原价</span>
            <s>¥{formatYuan(originFen)}</s>
          </>
        )}
      </span>
      <span className={styles.perDay}>{perDayText}</span>
    </span>
  );
}
