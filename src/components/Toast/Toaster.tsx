import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { overlayRoot } from '#components/overlay/overlayRoot.ts';
import { FIRST, stackTops } from './stackTops.ts';
import { ToastPill } from './ToastPill.tsx';
import * as styles from './Toaster.css.ts';
import type { Toast, ToastStore } from './toastStore.ts';
import { useEscape } from './useEscape.ts';
import { useFreezeWhenHidden } from './useFreezeWhenHidden.ts';

export type ToasterProps = { store: ToastStore };

/** How long a live region stands empty before what comes into it is announced, in ms. */
const REGION_KNOWN_AFTER_MS = 100;

const NONE: readonly Toast[] = [];

/**
 * Shows the toasts of a store, above everything. Mounted once; toasts that were there before follow a moment later, as a
 * live region that is born together with its text is not announced (TO.P9).
 */
export function Toaster({ store }: ToasterProps) {
  const all = useSyncExternalStore(store.subscribe, store.getSnapshot, store.getSnapshot);
  const [isRegionKnown, setRegionKnown] = useState(all.length === 0);
  const toasts = isRegionKnown ? all : NONE;
  const [heights, setHeights] = useState<ReadonlyMap<string, number>>(new Map());
  const cameFrom = useRef<Element | null>(null);
  const section = useRef<HTMLElement>(null);

  const leave = () => {
    if (!section.current?.contains(document.activeElement)) return;
    const back = cameFrom.current?.isConnected ? cameFrom.current : document.querySelector('main');
    if (back instanceof HTMLElement) back.focus({ preventScroll: true });
  };
  useEscape(() => {
    leave();
    store.closeAll();
  });
  useFreezeWhenHidden(store);
  useEffect(() => {
    if (isRegionKnown) return;
    const timer = setTimeout(() => setRegionKnown(true), REGION_KNOWN_AFTER_MS);
    return () => clearTimeout(timer);
  }, [isRegionKnown]);
  // A toast that comes under a resting mouse hears no enter.
  useEffect(() => {
    let pointer = '';
    const note = ({ pointerType }: PointerEvent) => {
      pointer = pointerType;
    };
    document.addEventListener('pointerover', note, { passive: true, capture: true });
    // After a tap, `:hover` stays where the finger was.
    const end = store.askBeforeTimeout(
      (id) => pointer === 'mouse' && !!section.current?.querySelector(`[data-toast="${id}"]:hover`),
    );
    return () => {
      document.removeEventListener('pointerover', note, { capture: true });
      end();
    };
  }, [store]);

  const tops = stackTops(toasts, heights);
  const pill = (toast: Toast) => (
    <ToastPill
      key={toast.id}
      toast={toast}
      top={tops.get(toast.id) ?? FIRST}
      onHeight={(height) => setHeights((known) => withHeight(known, toast.id, height))}
      onHold={(why) => store.hold(toast.id, why)}
      onRelease={(why) => store.release(toast.id, why)}
      onClose={() => {
        leave();
        store.close(toast.id);
      }}
      onFocusLost={leave}
    />
  );
  return createPortal(
    <section
      ref={section}
      aria-label="通知"
      className={styles.root}
      data-screen=""
      data-toaster=""
      onFocus={({ relatedTarget }) => {
        if (!section.current?.contains(relatedTarget)) cameFrom.current = relatedTarget;
      }}
    >
      <div role="status" aria-live="polite">
        {toasts.filter(({ type }) => type !== 'error').map(pill)}
      </div>
      <div role="alert" aria-live="assertive">
        {toasts.filter(({ type }) => type === 'error').map(pill)}
      </div>
    </section>,
    overlayRoot(),
  );
}

function withHeight(known: ReadonlyMap<string, number>, id: string, height: number): ReadonlyMap<string, number> {
  if (known.get(id) === height) return known;
  const next = new Map(known);
  if (height === 0) next.delete(id);
  else next.set(id, height);
  return next;
}
