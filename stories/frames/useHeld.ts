import { useState } from 'react';

/** Holds a value as a screen's owner would, and tells of every change. */
export function useHeld<T, N extends T = T>(first: T, tell?: (next: N) => void): [T, (next: N) => void] {
  const [held, setHeld] = useState(first);
  const change = (next: N) => {
    setHeld(next);
    tell?.(next);
  };
  return [held, change];
}
