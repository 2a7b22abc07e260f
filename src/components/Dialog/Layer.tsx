import * as Radix from '@radix-ui/react-dialog';
import { type ComponentPropsWithRef, useEffect, useLayoutEffect, useRef } from 'react';
import { currentOpeners, rememberOpeners, returnFocus } from './focusReturn.ts';
import { focusInside, type InitialFocus } from './initialFocus.ts';
import * as styles from './Layer.css.ts';
import { lockScroll } from './scrollLock.ts';
import { useOpenLayer } from './openLayers.ts';
import { type OpenNotices, useOpenNotices } from './useOpenNotices.ts';

/** What every modal layer is told, whatever it looks like. */
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
  /** Where it lies, in place of the base of 2000 (spec §9); a later layer of the same place lies above. */
  layer?: number;
  /** Whether the page underneath stands still; true. */
  locksPage?: boolean;
};

type LayerProps = Omit<ComponentPropsWithRef<'div'>, 'style' | 'role'> &
  LayerControl & {
    level?: keyof typeof styles.level;
  };

const isToast = (target: EventTarget | null) => target instanceof Element && target.closest('[data-toaster]') !== null;

/**
 * The mechanics of a modal layer: portal, focus trap, Escape, presses outside, scroll lock, focus return.
 * Radix's own overlay is not used, since its scroll lock writes a style element, which our content policy forbids.
 */
export function Layer({ open, onOpenChange, onOpened, onClosed, alert = false, dismissible = true, initialFocus = 'first', level = 'overlay', layer, locksPage = true, className = '', children, ...rest }: LayerProps) {
  const openers = useOpeners(open);
  useOpenNotices(open, { onOpened, onClosed });
  useOpenLayer(open, () => dismissible && onOpenChange(false));
  useEffect(() => (open && locksPage ? lockScroll() : undefined), [open, locksPage]);
  const place = { className: styles.level[level], style: { zIndex: layer } };
  return (
    // Until its leaving has ended it hears Escape, which must not close it again.
    <Radix.Root open={open} onOpenChange={(next) => open && onOpenChange(next)}>
      <Radix.Portal>
        <div className={`${styles.mask} ${place.className}`} style={place.style} data-state={open ? 'open' : 'closed'} data-locks={locksPage || undefined} aria-hidden />
        <Radix.Content
          aria-modal
          {...rest}
          role={alert ? 'alertdialog' : 'dialog'}
          className={`${className} ${place.className}`}
          style={place.style}
          data-layer=""
          // While it leaves it takes no more presses, not even Enter (DG.P1).
          inert={!open}
          onOpenAutoFocus={(event) => enter(event, openers.current, initialFocus)}
          onCloseAutoFocus={(event) => {
            if (event.currentTarget instanceof Element) returnFocus(event.currentTarget, openers.current);
          }}
          onEscapeKeyDown={(event) => {
            // Escape during composition is for the input method.
            if (!dismissible || event.isComposing) event.preventDefault();
          }}
          onPointerDownOutside={(event) => {
            if (!dismissible || alert || isToast(event.detail.originalEvent.target)) event.preventDefault();
          }}
        >
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

/** Radix would focus the first control; where focus begins is the layer's own to say. */
function enter(event: Event, openers: readonly Element[], wish: InitialFocus): void {
  event.preventDefault();
  if (!(event.currentTarget instanceof HTMLElement)) return;
  rememberOpeners(event.currentTarget, openers);
  focusInside(event.currentTarget, wish);
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
