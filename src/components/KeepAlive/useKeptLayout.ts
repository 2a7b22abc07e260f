import { useEffect, useInsertionEffect, type RefObject } from 'react';
import { hasCheckVisibility } from '../scrolling/isDisplayed.ts';

/**
 * Whether a hidden page's layout can be kept, so that showing it is a matter of one class. Where the browser does not tell
 * of an element that it is on such a page, `display: none` hides it, which shows in its boxes.
 */
export const keepsLayout = (): boolean => hasCheckVisibility() && CSS.supports('content-visibility', 'hidden');

/**
 * Keeps the layout of a page in an Activity that is hidden. React hides the element right within an Activity by an inline
 * `display: none`, which throws its layout away: most of the cost of coming back. The box around the page hides it
 * instead, and the style is removed: in React's own commit, before anything reads the layout, and by an observer when
 * React has rendered the hidden page again.
 * @param box the element around the Activity
 */
export function useKeptLayout(box: RefObject<HTMLElement | null>, active: boolean): void {
  // React hides what is in an Activity before the insertion effects of the component around it.
  useInsertionEffect(() => removeDisplay(box.current?.firstElementChild), [box, active]);
  useEffect(() => {
    const page = box.current?.firstElementChild;
    const observer = new MutationObserver(() => removeDisplay(page));
    if (page) observer.observe(page, { attributeFilter: ['style'] });
    return () => observer.disconnect();
  }, [box]);
}

function removeDisplay(page: Element | null | undefined): void {
  if (page instanceof HTMLElement && page.style.display === 'none' && keepsLayout())
    page.style.removeProperty('display');
}
