import { useState } from 'react';
import { Button } from '#components/Button/Button.tsx';
import { ConfirmDialog } from '#components/ConfirmDialog/ConfirmDialog.tsx';
import { visuallyHidden } from '#theme/text.css.ts';

export type FollowButtonProps = {
  /** Whose posts one would follow. */
  name: string;
  followed: boolean;
  /** `strong` where this person is what the page is about. */
  variant?: 'soft' | 'strong';
  /** The person follows, or has confirmed that they no longer want to. */
  onToggleFollow: () => void;
};

/** +关注 or 已关注, beside a person's name; to end it is asked once more. */
export function FollowButton({ name, followed, variant = 'soft', onToggleFollow }: FollowButtonProps) {
  const [asking, setAsking] = useState<boolean>();
  const tone = variant === 'strong' ? 'action' : 'soft';
  return (
    <>
      <Button
        tone={followed ? 'quiet' : tone}
        size="small"
        onClick={() => (followed ? setAsking(true) : onToggleFollow())}
      >
        {followed ? '已关注' : '+关注'}
        <span className={visuallyHidden}>{name}</span>
      </Button>
      {/* A feed has many of these buttons, and hardly one of them ever asks. */}
      {asking !== undefined && (
        <ConfirmDialog
          open={asking}
          title="取消关注"
          message="取消关注后将不再看到TA的动态"
          onCancel={() => setAsking(false)}
          onConfirm={() => {
            setAsking(false);
            onToggleFollow();
          }}
        />
      )}
    </>
  );
}
