import { useState } from 'react';
import { useOpenLayerCount } from '#components/Dialog/openLayers.ts';
import type { Bulletin } from '#domain/bulletin.ts';
import { BulletinDialog } from '#screens/dialogs/BulletinDialog/BulletinDialog.tsx';
import { useFocusTaken } from './useFocusTaken.ts';

export type WaitingBulletinProps = {
  bulletin: Bulletin;
  /** Closed in this visit. */
  seen: boolean;
  /** Something stands open, or a form fills the page. */
  waits: boolean;
  onClose(hideToday: boolean): void;
};

/** Opens as soon as nothing is in its way and stays until it is closed, or something that was asked for opens over it. */
export function WaitingBulletin({ bulletin, seen, waits, onClose }: WaitingBulletinProps) {
  const focusTaken = useFocusTaken();
  const [opened, setOpened] = useState(false);
  const others = useOpenLayerCount() - (opened ? 1 : 0);
  const givesWay = seen || waits || others > 0;
  if (!opened && !givesWay && !focusTaken) setOpened(true);
  if (opened && givesWay) setOpened(false);

  return <BulletinDialog open={opened && !seen} bulletin={bulletin} onClose={onClose} />;
}
