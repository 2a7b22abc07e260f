import { useEffect, useEffectEvent } from 'react';
import { onTopRequest } from './shell/topRequests.ts';

/** The scroller of the page in view; hidden pages have no box. */
const visibleScroller = () =>
  [...document.querySelectorAll<HTMLElement>('[data-scroller]')].find((element) => element.offsetParent !== null);

/** The lit entry was tapped again: the page goes to its top, or is read anew when it stands there. */
export function useTopRequest(refresh: () => void): void {
  const respond = useEffectEvent(() => {
    const scroller = visibleScroller();
    if (scroller && scroller.scrollTop > 0) scroller.scrollTo({ top: 0, behavior: 'smooth' });
    else refresh();
  });
  useEffect(() => onTopRequest(() => respond()), []);
}
