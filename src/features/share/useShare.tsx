import { useState } from 'react';
import { createLazyDialog } from '#platform/navigation/createLazyDialog.ts';
import type { ShareSubject } from './shareSubject.ts';

/** What is shown first: the share targets, or the poster. */
type ShareView = 'targets' | 'poster';

const useShareDialog = createLazyDialog(() => import('./ShareDialog.tsx'));

/** Shares something of the portal; the caller renders the dialog. */
export function useShare() {
  const [shared, setShared] = useState<{ subject: ShareSubject; view: ShareView; turn: number }>();
  const [isOpen, setOpen] = useState(false);
  const code = useShareDialog(isOpen, () => setOpen(false));
  const share = (subject: ShareSubject, view: ShareView = 'targets') => {
    setShared((former) => ({ subject, view, turn: (former?.turn ?? 0) + 1 }));
    setOpen(true);
  };
  return {
    share,
    // Rendered while it closes; remounted when opened again.
    dialog: shared && code && (
      <code.ShareDialog
        key={shared.turn}
        subject={shared.subject}
        withPoster={shared.view === 'poster'}
        open={isOpen}
        onClose={() => setOpen(false)}
      />
    ),
  };
}
