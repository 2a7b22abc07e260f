import { ConfirmDialog } from '#components/ConfirmDialog/ConfirmDialog.tsx';
import { Stack } from '#components/Stack/Stack.tsx';
import { formatDiamonds } from '#domain/format.ts';

/** What is paid for what. */
export type Spend = {
  /** Diamonds. */
  cost: number;
  /** What they are spent on: 兑换, 解锁, 开通. */
  verb: string;
  /** What they bring: 「7天会员体验」, 第5话「雨夜」, 会员月卡. */
  goods: string;
};

export type SpendDialogProps = {
  open: boolean;
  /** Absent while nothing has been asked about. */
  spend: Spend | undefined;
  /** Diamonds held, once they are known. */
  balance: number | undefined;
  /** The person agreed to the price shown. */
  onConfirm: () => void;
  onOpenChange: (open: boolean) => void;
};

/** Asks before diamonds are spent: on what, how many, and what is left. Nothing is spent without a yes to its price. */
export function SpendDialog({ open, spend, balance, onConfirm, onOpenChange }: SpendDialogProps) {
  return (
    <ConfirmDialog
      open={open}
      payload={spend}
      title={({ verb }) => `确认${verb}`}
      message={(asked) => <Deal {...asked} balance={balance} />}
      onConfirm={onConfirm}
      onOpenChange={onOpenChange}
    />
  );
}

function Deal({ cost, verb, goods, balance }: Spend & { balance: number | undefined }) {
  return (
    <Stack gap="x4">
      <p>
        用 <b>{formatDiamonds(cost)}</b> 钻石{verb}
        {goods}？
      </p>
      {balance !== undefined && (
        <p>
          {balance >= cost
            ? `当前余额 ${formatDiamonds(balance)} 钻石，${verb}后剩余 ${formatDiamonds(balance - cost)}`
            : `当前余额 ${formatDiamonds(balance)} 钻石，还差 ${formatDiamonds(cost - balance)} 钻石`}
        </p>
      )}
    </Stack>
  );
}
