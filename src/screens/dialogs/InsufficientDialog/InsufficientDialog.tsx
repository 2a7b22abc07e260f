import { Button } from '#components/Button/Button.tsx';
import { Dialog } from '#components/Dialog/Dialog.tsx';
import { formatDiamonds } from '#domain/format.ts';
import { Gem } from '../../shared/Gem/Gem.tsx';
import * as styles from './InsufficientDialog.css.ts';

export type InsufficientDialogProps = {
  open: boolean;
  /** Diamonds still missing. */
  shortfall: number;
  onCancel: () => void;
  onRecharge: () => void;
};

/** The balance does not cover the price (spec §8). */
export function InsufficientDialog({ open, shortfall, onCancel, onRecharge }: InsufficientDialogProps) {
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && onCancel()}
      title="余额不足"
      description="当前钻石余额不足，请充值后继续"
      alert
      initialFocus="cancel"
      footer={
        <div className={styles.actions}>
          <Button tone="quiet" block onClick={onCancel}>
            取消
          </Button>
          <Button block onClick={onRecharge}>
            充值
          </Button>
        </div>
      }
    >
      <p className={styles.shortfall}>
        <Gem size={24} />
        <span>
          还差 <b className={styles.amount}>{formatDiamonds(shortfall)}</b> 钻石
        </span>
      </p>
    </Dialog>
  );
}
