import { useEffect, useEffectEvent, useState } from 'react';
import { flushSync } from 'react-dom';
import { afterPaint } from './whenQuiet.ts';

/**
 * What to render of a value that may be much to render: the paint goes first that answers the tap which led to it, and until
 * then the former stays. Then it is rendered in one go: what is in the document by then has the focus and hears the keys.
 *
 * @param isSmall whether the wanted value is hardly anything to render over the one rendered, and is rendered at once
 * @param first what stands there at first; the value wanted then
 */
export function useAfterPaint<Value>(wanted: Value, isSmall: (rendered: Value) => boolean, first = wanted): Value {
  const [rendered, setRendered] = useState(first);
  const waits = !isSmall(rendered);
  if (!waits && !Object.is(rendered, wanted)) setRendered(wanted);
  const render = useEffectEvent(() => flushSync(() => setRendered(wanted)));
  // Not once more for each value wanted meanwhile: one that changes with every frame would never come.
  useEffect(() => (waits ? afterPaint(() => render()) : undefined), [waits]);
  return waits ? rendered : wanted;
}
