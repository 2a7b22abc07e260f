import { useState } from 'react';
import type { Bulletin } from '#domain/bulletin.ts';
import { BulletinDialog } from '#screens/dialogs/BulletinDialog/BulletinDialog.tsx';
import { useFocusTaken } from './useFocusTaken.ts';

type WaitingBulletinProps = {
  bulletin: Bulletin;
  /** Closed in this visit. */
  seen: boolean;
  /** Something stands open, or a form fills the page. */
  waits: boolean;
  onClose(hideToday: boolean): void;
};

/** Opens as soon as nothing is in its way, and then stays until it is closed. */
export function WaitingBulletin({ bulletin, seen, waits, onClose }: WaitingBulletinProps) {
  const focusTaken = useFocusTaken();
  const [opened, setOpened] = useState(false);
  if (!opened && !seen && !waits && !focusTaken) setOpened(true);
  if (opened && seen) setOpened(false);

  return <BulletinDialog open={opened && !seen} bulletin={bulletin} onClose={onClose} />;
}
