import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { useOpenLayerCount } from '#components/Dialog/openLayers.ts';
import type { Bulletin } from '#domain/bulletin.ts';
import { BulletinDialog } from '#screens/dialogs/BulletinDialog/BulletinDialog.tsx';
import { useFocusTaken } from '#platform/navigation/useFocusTaken.ts';

export type WaitingBulletinProps = {
  bulletin: Bulletin;
  /** Closed in this visit. */
  seen: boolean;
  /** Something else is open, or the page is a form. */
  waits: boolean;
  onClose(hideToday: boolean): void;
};

/** A press sooner than this was not meant for the bulletin. */
const SETTLE_MS = 450;

/**
 * Opens as soon as nothing else is open, and stays until it is closed or something a person asked for opens over it. A
 * press within its first moments was meant for the page and reaches it: the bulletin then waits again.
 */
export function WaitingBulletin({ bulletin, seen, waits, onClose }: WaitingBulletinProps) {
  const focusTaken = useFocusTaken();
  const [opened, setOpened] = useState(false);
  const [settled, setSettled] = useState(false);
  const others = useOpenLayerCount() - (opened ? 1 : 0);
  const givesWay = seen || waits || others > 0;
  if (!opened && !givesWay && !focusTaken) {
    setOpened(true);
    setSettled(false);
  }
  if (opened && givesWay) setOpened(false);

  useEffect(() => {
    if (!opened) return;
    const opening = new AbortController();
    const timer = setTimeout(() => {
      opening.abort();
      setSettled(true);
    }, SETTLE_MS);
    // Synchronously, before the press counts as one outside the dialog.
    const giveWay = () => flushSync(() => setOpened(false));
    document.addEventListener('pointerdown', giveWay, { capture: true, signal: opening.signal });
    return () => {
      opening.abort();
      clearTimeout(timer);
    };
  }, [opened]);

  return <BulletinDialog open={opened && !seen} bulletin={bulletin} letsPressesThrough={!settled} onClose={onClose} />;
}
