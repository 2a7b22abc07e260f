import { Button } from '#components/Button/Button.tsx';
import { Empty } from '#components/Empty/Empty.tsx';
import { formatDiamonds } from '#domain/format.ts';
import { valueOf, type Loadable } from '#domain/loadable.ts';
import type { VipOffer, VipPayType, VipPlan } from '#domain/membership.ts';
import { missingDiamonds, payMethodsOf } from '#domain/membershipPayment.ts';
import type { UserStatus } from '#domain/userStatus.ts';
import { MemberRights } from '../../shared/MemberRights/MemberRights.tsx';
import { PayMethodPicker } from '../../shared/PayMethodPicker/PayMethodPicker.tsx';
import { GameLine, type SourceGame } from './GameLine.tsx';
import { PlanPicker } from './PlanPicker.tsx';
import { Standing } from './Standing.tsx';
import * as styles from './PlanChoice.css.ts';

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
  if (offer.plans.length === 0) return <NoPlans onContact={onContact} />;
  return (
    <div className={styles.body}>
      {known && <Standing status={known} now={now} />}
      {game && <GameLine game={game} plan={selected ?? offer.plans[0]} />}
      <PlanPicker plans={offer.plans} selectedId={selectedId} onSelect={onSelectPlan} />
      {offer.rights.length > 0 && <MemberRights ids={offer.rights.map(({ id }) => id)} />}
      <section aria-labelledby="membership-pay">
        <h3 className={styles.heading} id="membership-pay">
          支付方式
        </h3>
        <PayMethodPicker
          surface="flat"
          methods={payMethodsOf(offer, selected)}
          value={payMethod}
          onSelect={onSelectPayMethod}
          coinNote={selected && <CoinNote plan={selected} balance={known?.coinNum} chosen={payMethod === 'coin'} />}
        />
      </section>
    </div>
  );
}

/** An empty face has its one way on (product §2.0). */
function NoPlans({ onContact }: Pick<PlanChoiceProps, 'onContact'>) {
  return (
    <Empty
      picture="/demo/empty/no-content.svg"
      title="暂无可用套餐，请联系客服"
      action={
        <Button tone="soft" onClick={onContact}>
          联系客服
        </Button>
      }
    />
  );
}

function CoinNote({ plan, balance, chosen }: { plan: VipPlan; balance: number | undefined; chosen: boolean }) {
  const missing = missingDiamonds(plan, balance);
  if (missing === 0)
    return `需 ${formatDiamonds(plan.coinPrice ?? 0)} 钻石，当前余额 ${balance === undefined ? '--' : formatDiamonds(balance)}`;
  return (
    <span className={styles.missing} data-chosen={chosen || undefined}>
      余额 {formatDiamonds(balance ?? 0)} 钻石，还差 {formatDiamonds(missing)} 钻石
    </span>
  );
}
