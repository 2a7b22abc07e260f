import { type ReactNode, useEffect, useRef } from 'react';
import { Button, type ButtonProps } from '#components/Button/Button.tsx';
import { Dialog } from '#components/Dialog/Dialog.tsx';
import * as styles from './ConfirmDialog.css.ts';

export type ConfirmDialogProps = {
  open: boolean;
  /** The question. */
  title: string;
  /** What follows from a yes. */
  message?: ReactNode;
  /** 确定. */
  confirmText?: string;
  /** 取消. */
  cancelText?: string;
  /** Look of the confirming button; `action`, or `danger` for what cannot be undone. */
  tone?: ButtonProps['tone'];
  /** The answer is being carried out: the dialog stays and cannot be left. */
  pending?: boolean;
  /** Words of the confirming button while pending. */
  pendingText?: string;
  /** Comes once for each opening; again only after `pending` has come and gone (DG.P1). */
  onConfirm: () => void;
  onCancel: () => void;
};

/** One question with two answers. Focus begins on the harmless one. */
export function ConfirmDialog({ open, title, message, confirmText = '确定', cancelText = '取消', tone, pending = false, pendingText, onConfirm, onCancel }: ConfirmDialogProps) {
  const confirmOnce = useOnce(onConfirm, open, pending);
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && onCancel()}
      title={title}
      alert
      hideClose
      dismissible={!pending}
      initialFocus="cancel"
      footer={
        <div className={styles.actions}>
          <Button tone="quiet" block disabled={pending} onClick={onCancel}>{cancelText}</Button>
          <Button tone={tone} block pending={pending} pendingText={pendingText} onClick={confirmOnce}>{confirmText}</Button>
        </div>
      }
    >
      {message !== undefined && <div className={styles.message}>{message}</div>}
    </Dialog>
  );
}

/** A latch that closes in the same tick as the first call: state would let a second tap through before it renders. */
function useOnce(act: () => void, open: boolean, pending: boolean): () => void {
  const spent = useRef(false);
  useEffect(() => {
    if (open && !pending) spent.current = false;
  }, [open, pending]);
  return () => {
    if (spent.current) return;
    spent.current = true;
    act();
  };
}
