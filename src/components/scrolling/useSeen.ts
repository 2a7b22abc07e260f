import { useEffect, useEffectEvent, useRef, type RefObject } from 'react';

/** Calls back once, when enough of the element has been in view; `isEnough` gets the visible share of it, in quarters. */
export function useSeen<T extends Element>(
  isEnough: (share: number) => boolean,
  onSeen: () => void,
): RefObject<T | null> {
  const target = useRef<T>(null);
  const judge = useEffectEvent(isEnough);
  const seen = useEffectEvent(onSeen);
  useEffect(() => {
    const element = target.current;
    if (!element) return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry || !judge(entry.intersectionRatio)) return;
        observer.disconnect();
        seen();
      },
      { threshold: [0, 0.25, 0.5, 0.75, 1] },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return target;
}
