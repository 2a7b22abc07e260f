import { Button } from '#components/Button/Button.tsx';
import { Result } from '#components/Result/Result.tsx';
import { Sheet } from '#components/Sheet/Sheet.tsx';
import type { Reward } from '#domain/reward.ts';
import { art } from '#theme/art.ts';

/** What a check-in brought, and what the next one brings. */
export type CheckInSuccess = { reward: Reward | null; tomorrow?: Reward };

export type SuccessSheetProps = {
  success: CheckInSuccess | undefined;
  onClose: () => void;
};

/** Says that today's check-in was made, and what it brought. */
export function SuccessSheet({ success, onClose }: SuccessSheetProps) {
  return (
    <Sheet
      payload={success}
      onOpenChange={(open) => !open && onClose()}
      title="签到成功"
      titleHidden
      footer={
        <Button size="large" block onClick={onClose}>
          开心收下
        </Button>
      }
    >
      {({ reward, tomorrow }) => (
        <Result
          role="status"
          picture={art('rewards/diamonds-3.svg')}
          title={reward ? `签到成功，获得 ${reward.text}` : '签到成功'}
          description={tomorrow && `明日可得 ${tomorrow.text}`}
        />
      )}
    </Sheet>
  );
}
