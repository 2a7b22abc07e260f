import { useEffect, useEffectEvent } from 'react';

/** How to close what stands open, the topmost last. */
const open: (() => void)[] = [];

/** Whether Back would close something instead of leaving. */
export const hasClosable = (): boolean => open.length > 0;

/** Closes what lies on top (primitives DG.P7). */
export const closeTop = (): void => open.at(-1)?.();

/** While it is open, Back closes it and the page stays. */
export function useClosedByBack(isOpen: boolean, onBack: () => void): void {
  const close = useEffectEvent(onBack);
  useEffect(() => {
    if (!isOpen) return;
    const closeIt = () => close();
    open.push(closeIt);
    return () => void open.splice(open.indexOf(closeIt), 1);
  }, [isOpen]);
}
