import { useState } from 'react';

/**
 * The payload while `open`, and the last one afterwards, so that a layer keeps its content while it closes. Takes what
 * came as a prop: a value that is new at each render of its own caller would render it without end.
 */
export function useLastPayload<Payload>(open: boolean, payload: Payload): Payload {
  const [last, setLast] = useState(() => payload);
  if (!open) return last;
  // During render and not in an effect: the first render of the closing must know it already.
  if (!Object.is(payload, last)) setLast(() => payload);
  return payload;
}
