import { useId } from 'react';
import { CheckLine } from '#components/icons/CheckLine.tsx';
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

/** The packages, three in a row, as one group of radios. */
export function PackagePicker({ packages, firstRecharge, selectedId, onSelect }: PackagePickerProps) {
  const name = useId();
  return (
    <div role="radiogroup" aria-label="充值套餐" className={styles.grid}>
      {packages.map((offer) => (
        <label key={offer.id} className={styles.card}>
          <input
            className={styles.radio}
            type="radio"
            name={name}
            value={offer.id}
            checked={offer.id === selectedId}
            onChange={() => onSelect(offer.id)}
          />
          <PackageFace offer={offer} firstRecharge={firstRecharge} />
        </label>
      ))}
    </div>
  );
}

function PackageFace({ offer, firstRecharge }: { offer: RechargePackage; firstRecharge: boolean }) {
  const doubled = offer.tag === 'first' && firstRecharge;
  return (
    <span className={styles.face}>
      {(doubled || offer.tag === 'hot') && (
        <span className={styles.tag}>
          <Tag tone={doubled ? 'danger' : 'action'} shape="corner">{doubled ? '首充双倍' : '热门'}</Tag>
        </span>
      )}
      <span className={styles.amount}>
        <Gem size={18} />
        {offer.coin}
        <span className={visuallyHidden}>钻石</span>
      </span>
      <span className={styles.bonus}>{offer.bonus > 0 && `赠送 ${offer.bonus}`}</span>
      <span className={styles.price}>¥{formatYuan(offer.priceFen)}</span>
      <span className={styles.check}><CheckLine size={14} /></span>
    </span>
  );
}
