import { useState, type ReactNode } from 'react';
import { createLazyDialog } from '#platform/navigation/createLazyDialog.ts';
import type { ShareSubject } from './shareSubject.ts';

/** What is seen first: the ways to hand it on, or its poster. */
type ShareLook = 'targets' | 'poster';

/** The one way to share something of the portal. */
export type Share = {
  share(subject: ShareSubject, look?: ShareLook): void;
  /** To be rendered by whoever opens it. */
  dialog: ReactNode;
};

const useShareDialog = createLazyDialog(() => import('./ShareDialog.tsx'));

export function useShare(): Share {
  const [shared, setShared] = useState<{ subject: ShareSubject; look: ShareLook; turn: number }>();
  const [isOpen, setOpen] = useState(false);
  const code = useShareDialog(isOpen, () => setOpen(false));
  const share = (subject: ShareSubject, look: ShareLook = 'targets') => {
    setShared((former) => ({ subject, look, turn: (former?.turn ?? 0) + 1 }));
    setOpen(true);
  };
  return {
    share,
    // It stays while it closes; opened again, it begins anew.
    dialog: shared && code && (
      <code.ShareDialog
        key={shared.turn}
        subject={shared.subject}
        withPoster={shared.look === 'poster'}
        open={isOpen}
        onClose={() => setOpen(false)}
      />
    ),
  };
}
