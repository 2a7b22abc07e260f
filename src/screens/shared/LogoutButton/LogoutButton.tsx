import { useState } from 'react';
import { Button } from '#components/Button/Button.tsx';
import { ConfirmDialog } from '#components/ConfirmDialog/ConfirmDialog.tsx';

export type LogoutButtonProps = {
  /** The person confirmed. */
  onLogout: () => void;
};

/** 退出登录, asked once more before it is done. */
export function LogoutButton({ onLogout }: LogoutButtonProps) {
  const [asking, setAsking] = useState(false);
  return (
    <>
      <Button tone="quiet" block onClick={() => setAsking(true)}>
        退出登录
      </Button>
      <ConfirmDialog
        open={asking}
        title="退出登录"
        message="确定要退出登录吗？"
        onOpenChange={setAsking}
        onConfirm={onLogout}
      />
    </>
  );
}
