import { useEffect, useEffectEvent, useRef } from 'react';

export type OpenNotices = {
  /** Told once for each opening. */
  onOpened?: () => void;
  /** Told once for each closing, when its leaving begins. */
  onClosed?: () => void;
};

/** Tells of openings and closings; a kept page that is hidden with its dialog and comes back is neither. */
export function useOpenNotices(open: boolean, { onOpened, onClosed }: OpenNotices): void {
  const told = useRef(false);
  const tell = useEffectEvent(() => (open ? onOpened?.() : onClosed?.()));
  useEffect(() => {
    if (told.current === open) return;
    told.current = open;
    tell();
  }, [open]);
}
