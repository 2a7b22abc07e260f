import { useEffect, useEffectEvent, useState } from 'react';
import { flushSync } from 'react-dom';
import { afterPaint } from './whenQuiet.ts';

/**
 * What to draw of a value that may be much to draw: the paint goes first that answers the tap which led to it, and until
 * then the former stays. Then it is drawn in one go: what is in the document by then has the focus and hears the keys.
 *
 * @param isSmall whether the wanted value is hardly anything to draw over the one drawn, and is drawn at once
 * @param first what stands there at first; the value wanted then
 */
export function useAfterPaint<Value>(wanted: Value, isSmall: (drawn: Value) => boolean, first = wanted): Value {
  const [drawn, setDrawn] = useState(first);
  const waits = !isSmall(drawn);
  if (!waits && !Object.is(drawn, wanted)) setDrawn(wanted);
  const draw = useEffectEvent(() => flushSync(() => setDrawn(wanted)));
  // Not once more for each value wanted meanwhile: one that changes with every frame would never come.
  useEffect(() => (waits ? afterPaint(() => draw()) : undefined), [waits]);
  return waits ? drawn : wanted;
}
