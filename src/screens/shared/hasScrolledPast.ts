/** The height of the bar in px at 375. */
const BAR = 48;

/** Whether the hero at the top of a page, `height` px at 375, has scrolled under the bar; both grow with the page. */
export const hasScrolledPast = (height: number, { scrollTop, clientWidth }: HTMLElement): boolean =>
  scrollTop > clientWidth * ((height - BAR) / 375);
