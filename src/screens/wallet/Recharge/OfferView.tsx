import { Empty } from '#components/Empty/Empty.tsx';
import { Grid } from '#components/Grid/Grid.tsx';
import { Inline } from '#components/Inline/Inline.tsx';
import { RightLine } from '#components/icons/RightLine.tsx';
import { RadioGroup } from '#components/RadioGroup/RadioGroup.tsx';
import { Section } from '#components/Section/Section.tsx';
import { Skeleton } from '#components/Skeleton/Skeleton.tsx';
import { Stack } from '#components/Stack/Stack.tsx';
import { Tag } from '#components/Tag/Tag.tsx';
import { Text } from '#components/Text/Text.tsx';
import { TextButton } from '#components/TextButton/TextButton.tsx';
import { formatYuan } from '#domain/format.ts';
import type { PayType, RechargeOffer, RechargePackage } from '#domain/order.ts';
import { paths } from '#domain/paths.ts';
import { visuallyHidden } from '#theme/text.css.ts';
import { Gem } from '../../shared/Gem/Gem.tsx';
import { PayMethodPicker } from '../../shared/PayMethodPicker/PayMethodPicker.tsx';

export type OfferViewProps = {
  offer: RechargeOffer;
  /** The base of the first recharge is doubled: each package says so. */
  firstRecharge: boolean;
  selectedId?: string;
  onSelectPackage: (id: string) => void;
  payType?: PayType;
  onSelectPayType: (payType: PayType) => void;
  /** 联系客服, where nothing is on offer. */
  onContact: () => void;
};

const DEFAULT_NOTES = ['到账可能有片刻延迟，请勿重复支付。未成年人请勿充值。'];

/** The packages, three in a row, the methods of payment and the notes below them. */
export function OfferView({
  offer: { packages, payTypes, notes },
  firstRecharge,
  selectedId,
  onSelectPackage,
  payType,
  onSelectPayType,
  onContact,
}: OfferViewProps) {
  if (packages.length === 0) {
    return <Empty title="暂无可用套餐，请联系客服" actionText="联系客服" onAction={onContact} />;
  }
  return (
    <>
      <Section
        title="选择数量"
        gap="x12"
        trailing={
          <TextButton href={paths.giftsRedeem()} size="small" trailing={<RightLine size={14} />}>
            兑换码
          </TextButton>
        }
      >
        <RadioGroup
          label="充值套餐"
          variant="cards"
          value={selectedId}
          onValueChange={onSelectPackage}
          options={packages.map((offer) => ({
            value: offer.id,
            label: <PackageLabel {...offer} selected={offer.id === selectedId} />,
            leading: tagOf(offer, firstRecharge),
          }))}
        />
      </Section>
      {payTypes.length > 0 && (
        <Section title="支付方式" gap="x12">
          <PayMethodPicker methods={payTypes} value={payType} onSelect={onSelectPayType} />
        </Section>
      )}
      <div>
        {(notes.length > 0 ? notes : DEFAULT_NOTES).map((note) => (
          <Text key={note} variant="meta" tone="ink3">
            {note}
          </Text>
        ))}
      </div>
    </>
  );
}

/** The first recharge doubles whichever package it is, so each says so; afterwards none does. */
function tagOf({ tag }: RechargePackage, firstRecharge: boolean) {
  if (!firstRecharge && tag !== 'hot') return undefined;
  return (
    <Tag tone={firstRecharge ? 'danger' : 'action'} shape="corner">
      {firstRecharge ? '首充双倍' : '热门'}
    </Tag>
  );
}

function PackageLabel({ coin, bonus, priceFen, selected }: RechargePackage & { selected: boolean }) {
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

/** Six packages and two methods of payment while they load. */
export function OfferSkeleton() {
  return (
    <>
      <Stack>
        <Skeleton width={88} height={26} />
        <Grid columns={3}>
          {Array.from({ length: 6 }, (_, index) => (
            <Skeleton key={index} width="full" height={116} radius="card" />
          ))}
        </Grid>
      </Stack>
      <Stack>
        <Skeleton width={88} height={26} />
        <Skeleton width="full" height={112} radius="card" />
      </Stack>
    </>
  );
}
