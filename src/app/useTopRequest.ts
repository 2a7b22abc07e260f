import { useEffect, useEffectEvent, type RefObject } from 'react';
import { onTopRequest } from './shell/topRequests.ts';

/** Scrolls the page to its top when its entry is tapped again, and refreshes it when it stands there already. */
export function useTopRequest(scroller: RefObject<HTMLElement | null>, refresh: () => void): void {
  const respond = useEffectEvent(() => {
    const element = scroller.current;
    if (element && element.scrollTop > 0) element.scrollTo({ top: 0, behavior: 'smooth' });
    else refresh();
  });
  useEffect(() => onTopRequest(() => respond()), []);
}
