import { useState } from 'react';
import { createLazyDialog } from '#platform/navigation/createLazyDialog.ts';
import type { ShareSubject } from './shareSubject.ts';

const useShareDialog = createLazyDialog(() => import('./ShareDialog.tsx'));

/** Shares something of the portal; the caller renders the dialog. */
export function useShare() {
  const [shared, setShared] = useState<{ subject: ShareSubject; withPoster: boolean; turn: number }>();
  const [isOpen, setOpen] = useState(false);
  const code = useShareDialog(isOpen, () => setOpen(false));
  const share = (subject: ShareSubject, withPoster = false) => {
    setShared((former) => ({ subject, withPoster, turn: (former?.turn ?? 0) + 1 }));
    setOpen(true);
  };
  return {
    share,
    // Rendered while it closes; remounted when opened again.
    dialog: shared && code && (
      <code.ShareDialog
        key={shared.turn}
        subject={shared.subject}
        withPoster={shared.withPoster}
        open={isOpen}
        onClose={() => setOpen(false)}
      />
    ),
  };
}
