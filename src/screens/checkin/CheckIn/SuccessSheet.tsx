import { useState } from 'react';
import { Button } from '#components/Button/Button.tsx';
import { Sheet } from '#components/Sheet/Sheet.tsx';
import type { Reward } from '#domain/reward.ts';
import * as styles from './SuccessSheet.css.ts';

/** What a check-in brought, and what the next one brings. */
export type CheckInSuccess = { reward: Reward | null; tomorrow?: Reward };

export type SuccessSheetProps = {
  success: CheckInSuccess | undefined;
  onClose: () => void;
};

/** Tells of a check-in (product §2.4). */
export function SuccessSheet({ success, onClose }: SuccessSheetProps) {
  // What it says stays while it slides away.
  const [last, setLast] = useState<CheckInSuccess>();
  if (success && success !== last) setLast(success);
  return (
    <Sheet
      open={success !== undefined}
      onOpenChange={(open) => !open && onClose()}
      title="签到成功"
      titleHidden
      footer={
        <Button size="large" block onClick={onClose}>
          开心收下
        </Button>
      }
    >
      <div className={styles.body}>
        <img className={styles.picture} src="/demo/rewards/diamonds-3.svg" alt="" width={160} height={120} />
        <p className={styles.sentence} role="status">
          {last?.reward ? `签到成功，获得 ${last.reward.text}` : '签到成功'}
        </p>
        {last?.tomorrow && <p className={styles.hint}>明日可得 {last.tomorrow.text}</p>}
      </div>
    </Sheet>
  );
}
