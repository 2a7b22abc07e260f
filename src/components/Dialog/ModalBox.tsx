import * as Radix from '@radix-ui/react-dialog';
import type { ComponentPropsWithRef, SyntheticEvent } from 'react';
import { overlayRoot } from '#components/overlay/overlayRoot.ts';
import { vars } from '#theme/vars.css.ts';
import { rememberOpeners, returnFocus } from './focusReturn.ts';
import { focusInside, type InitialFocus } from './initialFocus.ts';
import * as styles from './Layer.css.ts';

export type ModalBoxProps = Omit<ComponentPropsWithRef<'div'>, 'style' | 'role'> & {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  alert: boolean;
  dismissible: boolean;
  initialFocus: InitialFocus;
  level: keyof typeof styles.level;
  layer: number | undefined;
  /** Its position above the other open layers, from 0. */
  order: number;
  locksPage: boolean;
  letsPressesThrough?: boolean;
  /** What had the focus when it opened, asked for as it comes and goes. */
  openers: () => readonly Element[];
};

const isToast = (target: EventTarget | null) => target instanceof Element && target.closest('[data-toaster]') !== null;

/**
 * The mechanics of a modal layer: portal, focus trap, Escape, presses outside, focus return.
 * Radix's own overlay is not used, since its scroll lock writes a style element, which our content policy forbids.
 */
export function ModalBox({
  open,
  onOpenChange,
  alert,
  dismissible,
  initialFocus,
  level,
  layer,
  order,
  locksPage,
  letsPressesThrough = false,
  openers,
  className = '',
  children,
  ...rest
}: ModalBoxProps) {
  const stacking = { className: styles.level[level], style: { zIndex: zIndexOf(level, layer, order) } };
  return (
    // Until its leaving has ended it hears Escape, which must not close it again.
    <Radix.Root open={open} onOpenChange={(next) => open && onOpenChange(next)}>
      <Radix.Portal container={overlayRoot()}>
        <div
          className={`${styles.mask} ${stacking.className}`}
          data-screen=""
          style={stacking.style}
          data-state={open ? 'open' : 'closed'}
          data-locks={locksPage || undefined}
          data-passes={letsPressesThrough || undefined}
          aria-hidden
        />
        <Radix.Content
          aria-modal
          {...rest}
          role={alert ? 'alertdialog' : 'dialog'}
          className={`${className} ${stacking.className}`}
          style={stacking.style}
          data-layer=""
          data-passes={letsPressesThrough || undefined}
          // While it leaves it takes no more presses, not even Enter (DG.P1); Safari 15.4 does not know `inert`.
          inert={!open}
          onClickCapture={open ? undefined : drop}
          onOpenAutoFocus={(event) => moveFocusInside(event, openers(), initialFocus)}
          onCloseAutoFocus={(event) => {
            if (event.currentTarget instanceof Element) returnFocus(event.currentTarget, openers());
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

/** Undefined leaves it to the class, as for most. */
function zIndexOf(level: keyof typeof styles.level, layer: number | undefined, order: number) {
  if (layer !== undefined) return layer + order;
  return order === 0 ? undefined : `calc(${vars.layer[level]} + ${order})`;
}

const drop = (event: SyntheticEvent) => {
  event.preventDefault();
  event.stopPropagation();
};

/** Radix would focus the first control; where focus begins is the layer's own to say. */
function moveFocusInside(event: Event, openers: readonly Element[], initialFocus: InitialFocus): void {
  event.preventDefault();
  if (!(event.currentTarget instanceof HTMLElement)) return;
  rememberOpeners(event.currentTarget, openers);
  focusInside(event.currentTarget, initialFocus);
}
