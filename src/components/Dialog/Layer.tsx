import { type ComponentPropsWithRef, useEffect, useLayoutEffect, useRef } from 'react';
import { useAfterPaint } from '#components/loading/useAfterPaint.ts';
import { currentOpeners } from './focusReturn.ts';
import type { InitialFocus } from './initialFocus.ts';
import type * as styles from './Layer.css.ts';
import { useModalBox } from './modalCode.ts';
import { lockScroll } from './scrollLock.ts';
import { useOpenLayer } from './openLayers.ts';
import { type OpenNotices, useOpenNotices } from './useOpenNotices.ts';

/** What every modal layer takes, whatever it looks like. */
export type LayerControl = OpenNotices & {
  open: boolean;
  /** Asks to close: Escape, a press outside, the close button, and Back where the app hands it on. */
  onOpenChange: (open: boolean) => void;
  /** An `alertdialog`: a press outside does not close it, Escape does. */
  alert?: boolean;
  /** Whether Escape, Back and a press outside may close it; true. */
  dismissible?: boolean;
  /** Where focus begins; `first`. */
  initialFocus?: InitialFocus;
  /** Its z-index, instead of the base of 2000 (spec §9); a later layer with the same one lies above. */
  layer?: number;
  /** Whether the page underneath stands still; true. */
  locksPage?: boolean;
  /** It is seen, and presses still reach the page: for what opens by itself, as long as they are meant for the page. */
  letsPressesThrough?: boolean;
};

type LayerProps = Omit<ComponentPropsWithRef<'div'>, 'style' | 'role'> &
  LayerControl & {
    level?: keyof typeof styles.level;
  };

/** A modal layer: what it does to the page. Its box comes with code of its own, before or at its first opening. */
export function Layer({
  open,
  onOpened,
  onClosed,
  alert = false,
  dismissible = true,
  initialFocus = 'first',
  level = 'overlay',
  layer,
  locksPage = true,
  ...rest
}: LayerProps) {
  const openers = useOpeners(open);
  const draw = useModalBox(open, () => rest.onOpenChange(false));
  useOpenNotices(open, { onOpened, onClosed });
  const order = useOpenLayer(open, () => dismissible && rest.onOpenChange(false));
  useEffect(() => (open && locksPage ? lockScroll() : undefined), [open, locksPage]);
  // Closing draws nothing new, and is at once; a layer mounted open waits as any other.
  const renderedOpen = useAfterPaint(open, (rendered) => rendered || !open, false);
  return draw?.({
    ...rest,
    open: renderedOpen,
    alert,
    dismissible,
    initialFocus,
    level,
    layer,
    order,
    locksPage,
    openers: () => openers.current,
  });
}

/** Taken before the content mounts, so that an autofocused field in it is not mistaken for the opener. */
function useOpeners(open: boolean) {
  const openers = useRef<readonly Element[]>([]);
  useLayoutEffect(() => {
    if (!open) return;
    const now = currentOpeners();
    // A kept page that returns with its dialog (DG.P8) has no focus of its own: the first opener stands.
    if (now.length > 0) openers.current = now;
  }, [open]);
  return openers;
}
