import { useState, type ReactNode } from 'react';
import { createLateDialog } from '../lateDialog.ts';
import type { ShareSubject } from './shareSubject.ts';

/** The one way to share something of the portal. */
export type Share = {
  share(subject: ShareSubject): void;
  /** To be rendered by whoever opens it. */
  dialog: ReactNode;
};

const useShareDialog = createLateDialog(() => import('./ShareDialog.tsx'));

export function useShare(): Share {
  const [shared, setShared] = useState<{ subject: ShareSubject; turn: number }>();
  const [isOpen, setOpen] = useState(false);
  const code = useShareDialog(isOpen, () => setOpen(false));
  const share = (subject: ShareSubject) => {
    setShared((former) => ({ subject, turn: (former?.turn ?? 0) + 1 }));
    setOpen(true);
  };
  return {
    share,
    // It stays while it closes; opened again, it begins anew.
    dialog: shared && code && (
      <code.ShareDialog key={shared.turn} subject={shared.subject} open={isOpen} onClose={() => setOpen(false)} />
    ),
  };
}
