/** Whether `checkVisibility` can be asked: Chromium since 105, Safari since 17.4. */
export const knowsVisibility = (): boolean => 'checkVisibility' in Element.prototype;

/** Whether an element has a box on the page: it is neither gone nor in something with `display: none`, nor on a hidden page. */
export const isDisplayed = (element: Element): boolean =>
  knowsVisibility() ? element.checkVisibility() : element.getClientRects().length > 0;
