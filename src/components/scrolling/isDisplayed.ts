/** Whether the browser has `checkVisibility`: Chromium since 105, Safari since 17.4. */
export const hasCheckVisibility = (): boolean => 'checkVisibility' in Element.prototype;

/** Whether an element has a box on the page: it is neither gone nor in something with `display: none`, nor on a hidden page. */
export const isDisplayed = (element: Element): boolean =>
  hasCheckVisibility() ? element.checkVisibility() : element.getClientRects().length > 0;
