import { useRef, useState } from 'react';
import { useLatch } from '#components/Dialog/useLatch.ts';

/** What the reader may say. */
export type Answer = 'confirm' | 'cancel';

type Answers = {
  open: boolean;
  pending: boolean;
  onConfirm: () => unknown;
  onCancel?: () => unknown;
  onOpenChange?: (open: boolean) => void;
  beforeClose?: (answer: Answer) => boolean | Promise<boolean>;
};

/** Gives answers: one at a time, and the confirming one once for each opening. `working` is the one that takes time. */
export function useAnswers({ open, pending, onConfirm, onCancel, onOpenChange, beforeClose }: Answers) {
  const [working, setWorking] = useState<Answer>();
  const busy = useRef(false);
  const confirming = useLatch(open, pending);

  const carryOut = async (answer: Answer): Promise<boolean> => {
    const allowed = beforeClose?.(answer) ?? true;
    if (typeof allowed !== 'boolean') setWorking(answer);
    if (!(typeof allowed === 'boolean' ? allowed : await allowed)) return false;
    const work = answer === 'confirm' ? onConfirm() : onCancel?.();
    if (!(work instanceof Promise)) return true;
    setWorking(answer);
    // A rejection says that it was not done; why is the owner's to show.
    return work.then(
      () => true,
      () => false,
    );
  };

  const give = (answer: Answer) => {
    if (busy.current || (answer === 'confirm' && !confirming.take())) return;
    busy.current = true;
    // A guard that fails holds the answer back, as one that says no.
    void carryOut(answer)
      .catch(() => false)
      .then((done) => {
        busy.current = false;
        setWorking(undefined);
        if (done) onOpenChange?.(false);
        else confirming.release();
      });
  };

  return { working, give };
}
