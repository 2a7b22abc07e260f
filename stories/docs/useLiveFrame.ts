import { useEffect, useState, type RefObject } from 'react';
import { createQueue } from './queue.ts';

/** Each frame is a whole page with all its code: more at once would stop the browser. */
const LOADING_AT_ONCE = 3;

/** How far outside of what is seen a frame is still live, so that a wall of hundreds never holds more than a screenful. */
const NEAR = '25% 0px';

const queue = createQueue(LOADING_AT_ONCE);

/** Whether the element is seen, or nearly. */
function useNear(ref: RefObject<Element | null>): boolean {
  const [near, setNear] = useState(false);
  useEffect(() => {
    const { current } = ref;
    if (!current) return;
    const observer = new IntersectionObserver(([entry]) => setNear(entry?.isIntersecting ?? false), {
      rootMargin: NEAR,
    });
    observer.observe(current);
    return () => observer.disconnect();
  }, [ref]);
  return near;
}

/** Whether a frame in `ref` should be there, and what it says when it has loaded. */
export function useLiveFrame(ref: RefObject<Element | null>): { live: boolean; loaded: boolean; onLoad: () => void } {
  const near = useNear(ref);
  const [live, setLive] = useState(false);
  const [loaded, setLoaded] = useState(false);
  useEffect(() => {
    if (!near || loaded) return;
    return queue.add(() => setLive(true));
  }, [near, loaded]);
  if (!near && live) {
    setLive(false);
    setLoaded(false);
  }
  return { live: near && live, loaded, onLoad: () => setLoaded(true) };
}
