import { useState } from 'react';
import { Button } from '#components/Button/Button.tsx';
import { RichText } from '#components/RichText/RichText.tsx';
import { Sheet } from '#components/Sheet/Sheet.tsx';
import { Stack } from '#components/Stack/Stack.tsx';
import { Text } from '#components/Text/Text.tsx';
import { TextButton } from '#components/TextButton/TextButton.tsx';
import { formatDate, formatDiamonds, formatYuan } from '#domain/format.ts';
import { valueOf } from '#domain/loadable.ts';
import type { VipOffer, VipPayType, VipPlan } from '#domain/membership.ts';
import { missingDiamonds } from '#domain/membershipPayment.ts';
import { SpendDialog } from '../../shared/SpendDialog/SpendDialog.tsx';
import type { PlanChoiceProps } from './PlanChoice.tsx';

export type MembershipFooterProps = Pick<PlanChoiceProps, 'offer' | 'status' | 'selectedId' | 'payMethod'> & {
  /** Somebody who is, or was, a member. */
  renews: boolean;
  /** The purchase is being sent to the server; further taps do nothing. */
  paying: boolean;
  /** Money is asked for at the cashier; diamonds have been agreed to. */
  onPay: () => void;
  /** Diamonds are missing for the card; gets its id. */
  onRecharge: (planId: string) => void;
};

/** What it comes to: the day membership will end, the one action, and what is agreed to by it. */
export function MembershipFooter({ offer, selectedId, ...payment }: MembershipFooterProps) {
  const plan = offer.plans.find(({ id }) => id === selectedId);
  return (
    <Stack gap="x8">
      {plan && (
        <Text variant="small" tabular align="center" tone="ink2">
          {plan.name}，开通后有效期至{' '}
          <Text as="b" tone="goldText">
            {formatDate(plan.expAfter)}
          </Text>
        </Text>
      )}
      <PayButton {...payment} plan={plan} />
      <Agreement agreement={offer.agreement} />
    </Stack>
  );
}

type PayButtonProps = Omit<MembershipFooterProps, 'offer' | 'selectedId'> & { plan: VipPlan | undefined };

function PayButton({ status, payMethod, paying, renews, plan, onPay, onRecharge }: PayButtonProps) {
  const [asking, setAsking] = useState(false);
  const balance = valueOf(status)?.coinNum;
  const missing = plan && payMethod === 'coin' ? missingDiamonds(plan, balance) : 0;
  if (plan && missing > 0) {
    return (
      <Button tone="gold" size="large" block onClick={() => onRecharge(plan.id)}>
        钻石不足，去充值
      </Button>
    );
  }
  const verb = renews ? '立即续费' : '立即开通';
  return (
    <>
      <Button
        tone="gold"
        size="large"
        block
        disabled={!plan || !payMethod}
        pending={paying}
        pendingText="提交中…"
        onClick={() => (payMethod === 'coin' ? setAsking(true) : onPay())}
      >
        {plan && payMethod ? `${verb} ${priceText(plan, payMethod)}` : verb}
      </Button>
      <SpendDialog
        open={asking && payMethod === 'coin'}
        spend={plan && { cost: plan.coinPrice ?? 0, verb: renews ? '续费' : '开通', goods: `会员${plan.name}` }}
        balance={balance}
        onConfirm={onPay}
        onOpenChange={setAsking}
      />
    </>
  );
}

const priceText = ({ priceFen, coinPrice }: VipPlan, method: VipPayType): string =>
  method === 'coin' ? `${formatDiamonds(coinPrice ?? 0)} 钻石` : `¥${formatYuan(priceFen)}`;

function Agreement({ agreement: { title, content } }: Pick<VipOffer, 'agreement'>) {
  const [reading, setReading] = useState(false);
  return (
    <>
      <Text variant="meta" align="center" tone="ink3">
        开通即表示同意
        <TextButton size="inherit" onClick={() => setReading(true)}>
          《{title}》
        </TextButton>
      </Text>
      <Sheet open={reading} onOpenChange={setReading} title={title} initialFocus="title">
        <RichText html={content} />
      </Sheet>
    </>
  );
}
