import { useLayoutEffect, useRef } from 'react';
import { CrownFill } from '#components/icons/CrownFill.tsx';
import { Empty } from '#components/Empty/Empty.tsx';
import { ListItem } from '#components/ListItem/ListItem.tsx';
import { Notice } from '#components/Notice/Notice.tsx';
import { Picture } from '#components/Picture/Picture.tsx';
import { RadioGroup } from '#components/RadioGroup/RadioGroup.tsx';
import { Section } from '#components/Section/Section.tsx';
import { Stack } from '#components/Stack/Stack.tsx';
import { Tag } from '#components/Tag/Tag.tsx';
import { Text } from '#components/Text/Text.tsx';
import { formatDiamonds, formatYuan } from '#domain/format.ts';
import { valueOf, type Loadable } from '#domain/loadable.ts';
import type { VipOffer, VipPayType, VipPlan } from '#domain/membership.ts';
import { missingDiamonds, payMethodsOf } from '#domain/membershipPayment.ts';
import { renewalText } from '#domain/membershipTexts.ts';
import type { UserStatus } from '#domain/userStatus.ts';
import { visuallyHidden } from '#theme/text.css.ts';
import { MemberBadge } from '../../shared/MemberBadge/MemberBadge.tsx';
import { MemberRights } from '../../shared/MemberRights/MemberRights.tsx';
import { PayMethodPicker } from '../../shared/PayMethodPicker/PayMethodPicker.tsx';

/** The game membership is bought for; its price in diamonds is null where it could not be read. */
export type SourceGame = { name: string; icon: string; price: number | null };

export type PlanChoiceProps = {
  offer: VipOffer;
  /** Balance and membership of whoever buys. */
  status: Loadable<UserStatus>;
  /** Epoch ms. */
  now: number;
  /** The game whose purchase dialog led here. */
  game?: SourceGame;
  selectedId?: string;
  payMethod?: VipPayType;
  onSelectPlan: (id: string) => void;
  onSelectPayMethod: (method: VipPayType) => void;
  onContact: () => void;
};

/** What is bought and how it is paid. */
export function PlanChoice({
  offer,
  status,
  now,
  game,
  selectedId,
  payMethod,
  onSelectPlan,
  onSelectPayMethod,
  onContact,
}: PlanChoiceProps) {
  const known = valueOf(status);
  const standing = known && renewalText(known, now);
  const selected = offer.plans.find(({ id }) => id === selectedId);
  if (offer.plans.length === 0)
    return <Empty title="暂无可用套餐，请联系客服" actionText="联系客服" onAction={onContact} />;
  return (
    <Stack gap="x16">
      {standing && (
        <Notice tone="gold" icon={<CrownFill size={18} />} action={known.badge && <MemberBadge badge={known.badge} />}>
          {standing}
        </Notice>
      )}
      {game && <SourceGameRow game={game} plan={selected ?? offer.plans[0]} />}
      <PlanPicker plans={offer.plans} selectedId={selectedId} onSelect={onSelectPlan} />
      {offer.rights.length > 0 && <MemberRights ids={offer.rights.map(({ id }) => id)} />}
      <Section title="支付方式" level={3} gap="none">
        <PayMethodPicker
          surface="flat"
          methods={payMethodsOf(offer, selected)}
          value={payMethod}
          onSelect={onSelectPayMethod}
          coinNote={selected && <CoinNote plan={selected} balance={known?.coinNum} chosen={payMethod === 'coin'} />}
        />
      </Section>
    </Stack>
  );
}

/** Which is cheaper: the game alone, or a card that makes every game free. */
function SourceGameRow({ game: { name, icon, price }, plan }: { game: SourceGame; plan: VipPlan | undefined }) {
  return (
    <ListItem
      as="div"
      flush
      leading={<Picture src={icon} alt="" width={40} height={40} radius="icon" />}
      title={`《${name}》`}
      aside={price !== null && `单独下载 ${formatDiamonds(price)} 钻石`}
      description={
        plan && (
          <Text as="span" variant="smallStrong" tabular tone="goldText">
            开通{plan.name}，本游戏及全部游戏免费，{plan.perDayText}
          </Text>
        )
      }
      descriptionLines={3}
    />
  );
}

type PlanPickerProps = { plans: readonly VipPlan[]; selectedId: string | undefined; onSelect: (id: string) => void };

/** The membership cards, three in a row. */
function PlanPicker({ plans, selectedId, onSelect }: PlanPickerProps) {
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
        leading: plan.recommended ? RECOMMENDED : undefined,
      }))}
    />
  );
}

const RECOMMENDED = (
  <Tag tone="gold" shape="corner">
    推荐
  </Tag>
);

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

function CoinNote({ plan, balance, chosen }: { plan: VipPlan; balance: number | undefined; chosen: boolean }) {
  const missing = missingDiamonds(plan, balance);
  if (missing === 0)
    return `需 ${formatDiamonds(plan.coinPrice ?? 0)} 钻石，当前余额 ${balance === undefined ? '--' : formatDiamonds(balance)}`;
  return (
    // A warning only for a person who wants to pay with diamonds.
    <Text as="span" tone={chosen ? 'dangerText' : undefined}>
      余额 {formatDiamonds(balance ?? 0)} 钻石，还差 {formatDiamonds(missing)} 钻石
    </Text>
  );
}
