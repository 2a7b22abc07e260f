import { type RefObject, useEffect, useState } from 'react';

/** Whether the content of a box is taller than the box; the box has one child, which grows with the content. */
export function useOverflowing(ref: RefObject<HTMLElement | null>): boolean {
  const [overflowing, setOverflowing] = useState(false);
  useEffect(() => {
    const box = ref.current;
    if (!box) return;
    const observer = new ResizeObserver(() => setOverflowing(box.scrollHeight > box.clientHeight));
    observer.observe(box);
    if (box.firstElementChild) observer.observe(box.firstElementChild);
    return () => observer.disconnect();
  }, [ref]);
  return overflowing;
}
