import { useId, type ReactNode } from 'react';
import { Button, type ButtonProps } from '#components/Button/Button.tsx';
import { ButtonPair } from '#components/ButtonPair/ButtonPair.tsx';
import { Dialog } from '#components/Dialog/Dialog.tsx';
import { contentOf, isOpen, type PayloadProps } from '#components/Dialog/payload.ts';
import { useLastPayload } from '#components/Dialog/useLastPayload.ts';
import * as styles from './ConfirmDialog.css.ts';
import { type Answer, useAnswers } from './useAnswers.ts';

export type ConfirmDialogProps<Payload = unknown> = PayloadProps<Payload> & {
  /** The question. */
  title: string | ((payload: Payload) => string);
  /** What follows from a yes. Text is shown as it is, never as markup; for markup give a RichText. */
  message?: ReactNode | ((payload: Payload) => ReactNode);
  /** 确定. */
  confirmText?: string;
  /** 取消. */
  cancelText?: string;
  /** Look of the confirming button; `action`, or `danger` for what cannot be undone. */
  tone?: ButtonProps['tone'];
  /** The answer is being carried out: the dialog stays and cannot be left. */
  pending?: boolean;
  /** Text of the confirming button while pending. */
  pendingText?: string;
  confirmDisabled?: boolean;
  /** Then Escape does nothing either. */
  cancelDisabled?: boolean;
  /** A notice with one answer: Escape does nothing. */
  hideCancel?: boolean;
  /**
   * Comes once for each opening; again only after `pending` has come and gone (DG.P1). A promise makes the
   * dialog pending until it settles; when it rejects, the dialog stays and can be confirmed again.
   */
  onConfirm: () => unknown;
  /** Called at a no; without it a no only asks to close. */
  onCancel?: () => unknown;
  /** Asks to close after an answer, once its promise, if it gave one, has resolved. */
  onOpenChange?: (open: boolean) => void;
  /** Asked before an answer is given: false, or a promise of it, holds that answer back and the dialog open. */
  beforeClose?: (answer: Answer) => boolean | Promise<boolean>;
};

/** One question with two answers. Focus begins on the harmless one. */
export function ConfirmDialog<Payload = unknown>({
  pending = false,
  cancelDisabled = false,
  hideCancel = false,
  confirmText = '确定',
  cancelText = '取消',
  tone,
  pendingText,
  confirmDisabled,
  ...props
}: ConfirmDialogProps<Payload>) {
  const messageId = useId();
  const open = isOpen(props);
  const payload = useLastPayload(open, props.payload);
  const message = contentOf(props.message, payload);
  const { working, give } = useAnswers({ ...props, open, pending });
  const confirming = pending || working === 'confirm';
  const cancel = !hideCancel && (
    <Button
      tone="quiet"
      block
      disabled={cancelDisabled || confirming}
      pending={working === 'cancel'}
      onClick={() => give('cancel')}
    >
      {cancelText}
    </Button>
  );
  return (
    <Dialog
      open={open}
      onOpenChange={() => give('cancel')}
      title={contentOf(props.title, payload) ?? ''}
      aria-describedby={message === undefined ? undefined : messageId}
      alert
      hideClose
      dismissible={!confirming && !cancelDisabled && !hideCancel}
      initialFocus="cancel"
      footer={
        <ButtonPair>
          {cancel}
          <Button
            tone={tone}
            block
            disabled={confirmDisabled || working === 'cancel'}
            pending={confirming}
            pendingText={pendingText}
            onClick={() => give('confirm')}
          >
            {confirmText}
          </Button>
        </ButtonPair>
      }
    >
      {message !== undefined && (
        <div id={messageId} className={styles.message}>
          {message}
        </div>
      )}
    </Dialog>
  );
}
