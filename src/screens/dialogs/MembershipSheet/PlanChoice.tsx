import { CrownFill } from '#components/icons/CrownFill.tsx';
import { Empty } from '#components/Empty/Empty.tsx';
import { ListItem } from '#components/ListItem/ListItem.tsx';
import { Notice } from '#components/Notice/Notice.tsx';
import { Picture } from '#components/Picture/Picture.tsx';
import { Section } from '#components/Section/Section.tsx';
import { Stack } from '#components/Stack/Stack.tsx';
import { Text } from '#components/Text/Text.tsx';
import { formatDate, formatDiamonds } from '#domain/format.ts';
import { valueOf, type Loadable } from '#domain/loadable.ts';
import type { VipOffer, VipPayType, VipPlan } from '#domain/membership.ts';
import { missingDiamonds, payMethodsOf } from '#domain/membershipPayment.ts';
import { membershipView, type UserStatus } from '#domain/userStatus.ts';
import { MemberBadge } from '../../shared/MemberBadge/MemberBadge.tsx';
import { MemberRights } from '../../shared/MemberRights/MemberRights.tsx';
import { PayMethodPicker } from '../../shared/PayMethodPicker/PayMethodPicker.tsx';
import { PlanPicker } from './PlanPicker.tsx';

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
  const selected = offer.plans.find(({ id }) => id === selectedId);
  if (offer.plans.length === 0)
    return <Empty title="暂无可用套餐，请联系客服" actionText="联系客服" onAction={onContact} />;
  return (
    <Stack gap="x16">
      {known && <Standing status={known} now={now} />}
      {game && <GameRow game={game} plan={selected ?? offer.plans[0]} />}
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

/** How the membership stands before anything is bought; nothing for who never was a member. */
function Standing({ status, now }: { status: UserStatus; now: number }) {
  const text = standingText(status, now);
  if (text === undefined) return null;
  return (
    <Notice tone="gold" icon={<CrownFill size={18} />} action={status.badge && <MemberBadge badge={status.badge} />}>
      {text}
    </Notice>
  );
}

function standingText(status: UserStatus, now: number): string | undefined {
  const view = membershipView(status, now);
  switch (view.kind) {
    case 'none':
      return undefined;
    case 'active':
      return view.expTime === null ? '会员长期有效' : `当前有效期至 ${formatDate(view.expTime)}，续费顺延`;
    case 'expiring':
      return `会员还有 ${view.daysLeft} 天到期，续费顺延`;
    case 'expired':
      return '会员已过期，续费恢复权益';
  }
}

/** Which is cheaper: the game alone, or a card that makes every game free. */
function GameRow({ game: { name, icon, price }, plan }: { game: SourceGame; plan: VipPlan | undefined }) {
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
