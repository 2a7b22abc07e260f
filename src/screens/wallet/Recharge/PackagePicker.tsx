import { Inline } from '#components/Inline/Inline.tsx';
import { RadioGroup } from '#components/RadioGroup/RadioGroup.tsx';
import { Stack } from '#components/Stack/Stack.tsx';
import { Tag } from '#components/Tag/Tag.tsx';
import { Text } from '#components/Text/Text.tsx';
import { formatYuan } from '#domain/format.ts';
import type { RechargePackage } from '#domain/order.ts';
import { visuallyHidden } from '#theme/text.css.ts';
import { Gem } from '../../shared/Gem/Gem.tsx';

export type PackagePickerProps = {
  packages: readonly RechargePackage[];
  /** The base of the first recharge is doubled: each package says so. */
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
        label: <PackageContent {...offer} selected={offer.id === selectedId} />,
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

type PackageContentProps = Pick<RechargePackage, 'coin' | 'bonus' | 'priceFen'> & { selected: boolean };

function PackageContent({ coin, bonus, priceFen, selected }: PackageContentProps) {
  return (
    <Stack as="span" gap="none" align="center" paddingY="x6">
      <Inline as="span" gap="x2">
        <Gem size={18} />
        <Text as="span" variant="title" tabular tone="ink">
          {coin}
        </Text>
        <span className={visuallyHidden}>钻石</span>
      </Inline>
      <Text as="span" variant="meta" tabular tone="dangerText">
        {/* A package without a bonus is as high as the others. */}
        {bonus > 0 ? `赠送 ${bonus}` : '\u00a0'}
      </Text>
      <Text as="span" variant="name" tabular tone={selected ? 'press' : 'ink2'}>
        ¥{formatYuan(priceFen)}
      </Text>
    </Stack>
  );
}
