import { useEffect, useEffectEvent, useRef } from 'react';

export type OpenNotices = {
  /** Called once for each opening. */
  onOpened?: () => void;
  /** Called once for each closing, when its leaving begins. */
  onClosed?: () => void;
};

/** Tells of openings and closings; a kept page that is hidden with its dialog and comes back is neither. */
export function useOpenNotices(open: boolean, { onOpened, onClosed }: OpenNotices): void {
  const notified = useRef(false);
  const tell = useEffectEvent(() => (open ? onOpened?.() : onClosed?.()));
  useEffect(() => {
    if (notified.current === open) return;
    notified.current = open;
    tell();
  }, [open]);
}
