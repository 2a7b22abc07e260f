import { RadioGroup } from '#components/RadioGroup/RadioGroup.tsx';
import { Tag } from '#components/Tag/Tag.tsx';
import { formatYuan } from '#domain/format.ts';
import type { RechargePackage } from '#domain/order.ts';
import { visuallyHidden } from '#theme/text.css.ts';
import { Gem } from '../../shared/Gem/Gem.tsx';
import * as styles from './PackagePicker.css.ts';

export type PackagePickerProps = {
  packages: readonly RechargePackage[];
  firstRecharge: boolean;
  selectedId?: string;
  onSelect: (id: string) => void;
};

/** The packages, three in a row. */
export function PackagePicker({ packages, firstRecharge, selectedId, onSelect }: PackagePickerProps) {
  return (
    <RadioGroup
      label="充值套餐"
      variant="cards"
      value={selectedId}
      onValueChange={onSelect}
      options={packages.map((offer) => ({
        value: offer.id,
        label: <PackageFace offer={offer} selected={offer.id === selectedId} />,
        leading: tagOf(offer, firstRecharge),
      }))}
    />
  );
}

/** The first recharge doubles whichever package it is, so each says so; afterwards none does. */
function tagOf({ tag }: RechargePackage, firstRecharge: boolean) {
  if (firstRecharge)
    return (
      <Tag tone="danger" shape="corner">
        首充双倍
      </Tag>
    );
  return tag === 'hot' ? (
    <Tag tone="action" shape="corner">
      热门
    </Tag>
  ) : undefined;
}

function PackageFace({ offer, selected }: { offer: RechargePackage; selected: boolean }) {
  return (
    <span className={styles.face} data-selected={selected || undefined}>
      <span className={styles.amount}>
        <Gem size={18} />
        {offer.coin}
        <span className={visuallyHidden}>钻石</span>
      </span>
      <span className={styles.bonus}>{offer.bonus > 0 && `赠送 ${offer.bonus}`}</span>
      <span className={styles.price}>¥{formatYuan(offer.priceFen)}</span>
    </span>
  );
}
