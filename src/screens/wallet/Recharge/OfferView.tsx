import { Empty } from '#components/Empty/Empty.tsx';
import { Grid } from '#components/Grid/Grid.tsx';
import { RightLine } from '#components/icons/RightLine.tsx';
import { Section } from '#components/Section/Section.tsx';
import { Skeleton } from '#components/Skeleton/Skeleton.tsx';
import { Stack } from '#components/Stack/Stack.tsx';
import { Text } from '#components/Text/Text.tsx';
import { TextButton } from '#components/TextButton/TextButton.tsx';
import type { PayType, RechargeOffer } from '#domain/order.ts';
import { paths } from '#domain/paths.ts';
import { PayMethodPicker } from '../../shared/PayMethodPicker/PayMethodPicker.tsx';
import { PackagePicker } from './PackagePicker.tsx';

export type OfferViewProps = {
  offer: RechargeOffer;
  firstRecharge: boolean;
  selectedId?: string;
  onSelectPackage: (id: string) => void;
  payType?: PayType;
  onSelectPayType: (payType: PayType) => void;
  /** 联系客服, where nothing is on offer. */
  onContact: () => void;
};

const DEFAULT_NOTES = ['到账可能有片刻延迟，请勿重复支付。未成年人请勿充值。'];

/** The packages, the methods of payment and the notes below them. */
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
        <PackagePicker
          packages={packages}
          firstRecharge={firstRecharge}
          selectedId={selectedId}
          onSelect={onSelectPackage}
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

const PACKAGES = ['a', 'b', 'c', 'd', 'e', 'f'];

/** Six packages and two methods of payment while they load. */
export function OfferSkeleton() {
  return (
    <>
      <Stack>
        <Skeleton width={88} height={26} />
        <Grid columns={3}>
          {PACKAGES.map((key) => (
            <Skeleton key={key} width="full" height={116} radius="card" />
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
