import { type ReactNode, type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { IconButton } from '#components/IconButton/IconButton.tsx';
import { CheckCircleFill } from '#components/icons/CheckCircleFill.tsx';
import { CloseCircleFill } from '#components/icons/CloseCircleFill.tsx';
import { CloseLine } from '#components/icons/CloseLine.tsx';
import { InformationFill } from '#components/icons/InformationFill.tsx';
import { WarningFill } from '#components/icons/WarningFill.tsx';
import { rem } from '#theme/rem.ts';
import { tabular } from '#theme/text.css.ts';
import type { Top } from './stackTops.ts';
import * as styles from './ToastPill.css.ts';
import type { Hold, Toast, ToastType } from './toastStore.ts';

const ICON = {
  success: <CheckCircleFill size={20} />,
  info: <InformationFill size={20} />,
  warning: <WarningFill size={20} />,
  error: <CloseCircleFill size={20} />,
} satisfies Record<ToastType, ReactNode>;

/** A type from outside that is none of the four has a text and no icon. */
const hasIcon = (type: string): type is ToastType => Object.hasOwn(ICON, type);

type ToastPillProps = {
  toast: Toast;
  top: Top;
  /** The measured height in px; 0 when it goes. */
  onHeight: (heightPx: number) => void;
  onHold: (why: Hold) => void;
  onRelease: (why: Hold) => void;
  onClose: () => void;
  /** It goes away with the focus in it. */
  onFocusLost: () => void;
};

/** One toast. Its close button shows when it stays for ever or is reached by keyboard. */
export function ToastPill({ toast, top, onHeight, onHold, onRelease, onClose, onFocusLost }: ToastPillProps) {
  const ref = useRef<HTMLDivElement>(null);
  useMeasuredHeight(ref, onHeight);
  useFocusLost(ref, onFocusLost);
  useReleaseAtEnd(onRelease);
  return (
    <div
      ref={ref}
      className={styles.pill}
      style={{ transform: `translateY(calc(${rem(16)} * ${top.gaps} + ${top.heightPx}px))` }}
      aria-atomic
      data-toast={toast.id}
      data-type={toast.type}
      data-leaving={toast.leaving || undefined}
      // A finger enters and never leaves: only a mouse stops the clock (TO.P4).
      onPointerEnter={({ pointerType }) => pointerType === 'mouse' && onHold('pointer')}
      onPointerLeave={() => onRelease('pointer')}
      onFocus={() => onHold('focus')}
      onBlur={() => onRelease('focus')}
    >
      {hasIcon(toast.type) && ICON[toast.type]}
      <span className={styles.text}>{toast.text}</span>
      <Count count={toast.count} />
      <CloseButton shown={toast.stays} onClick={onClose} />
    </div>
  );
}

/** How often it was said, which jumps when it grows; what it came with stands still. */
function Count({ count }: { count: number }) {
  const [cameWith] = useState(count);
  if (count < 2) return null;
  return (
    <span key={count} className={`${styles.count} ${tabular}`} data-grown={count > cameWith || undefined}>
      ×{count}
    </span>
  );
}

/** Its cross is rendered once it is seen: most toasts go without. */
function CloseButton({ shown, onClick }: { shown: boolean; onClick: () => void }) {
  const [focused, setFocused] = useState(false);
  return (
    <IconButton
      label="关闭通知"
      size="small"
      data-shown={shown || undefined}
      onClick={onClick}
      onFocus={() => setFocused(true)}
      onBlur={() => setFocused(false)}
    >
      {(shown || focused) && <CloseLine size={16} />}
    </IconButton>
  );
}

function useMeasuredHeight(ref: RefObject<HTMLElement | null>, onHeight: (heightPx: number) => void) {
  const report = useEffectEvent(onHeight);
  useLayoutEffect(() => {
    const box = ref.current;
    if (!box) return;
    // At once, so that the next one is placed before the first paint.
    report(box.offsetHeight);
    const observer = new ResizeObserver(() => report(box.offsetHeight));
    observer.observe(box);
    return () => {
      observer.disconnect();
      report(0);
    };
  }, [ref]);
}

/** Time, the program or newer toasts may take it away from under the focus, which must not fall to the body. */
function useFocusLost(ref: RefObject<HTMLElement | null>, onFocusLost: () => void) {
  const report = useEffectEvent(onFocusLost);
  useLayoutEffect(() => {
    const box = ref.current;
    return () => {
      if (box?.contains(document.activeElement)) report();
    };
  }, [ref]);
}

/** A toast that moves from one live region to the other is a new element: it hears no leave and no blur. */
function useReleaseAtEnd(onRelease: (why: Hold) => void) {
  const release = useEffectEvent(onRelease);
  useEffect(
    () => () => {
      release('pointer');
      release('focus');
    },
    [],
  );
}
