const SLACK = 2;
const CUTS = /auto|scroll|hidden|clip/;
const WHITE = /^(rgba\(0, 0, 0, 0\)|rgb\(255, 255, 255\))$/;

const BARS = '[data-page] > :not([data-scroller]), [data-screen]';

const nameOf = (element: Element): string =>
  `${element.tagName.toLowerCase()} “${(element.getAttribute('aria-label') ?? element.textContent).trim().slice(0, 16)}”`;

/** Pictures are as they are, and so is what only assistive technology reads. */
const isSpared = (element: Element): boolean =>
  element.closest('svg, img, picture, canvas, [aria-hidden="true"], [aria-roledescription="carousel"]') !== null ||
  (element as HTMLElement).offsetHeight <= 1 ||
  getComputedStyle(element).webkitLineClamp !== 'none' ||
  element instanceof HTMLTextAreaElement;

/** Whether words stand below the end of its box. */
function losesWords(element: HTMLElement): boolean {
  const range = document.createRange();
  const { bottom } = element.getBoundingClientRect();
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    range.selectNodeContents(node);
    const shown = node.parentElement?.checkVisibility({ visibilityProperty: true }) && !isSpared(node.parentElement);
    if (shown && node.textContent?.trim() && range.getBoundingClientRect().top > bottom - SLACK) return true;
  }
  return false;
}

/** What stands on screens alone. */
const SCREENS = `${BARS}, [aria-hidden="true"], html[data-scroll-locked] [data-page]`;

/** The pictures that paper has to show too: those of the page, or of what is open. */
export function picturesForPaper(): HTMLImageElement[] {
  const page = document.querySelector('[data-pages]') ?? document.body;
  return [...document.images].filter(
    (image) =>
      (page.contains(image) || image.closest('[role="dialog"], [role="alertdialog"]')) &&
      image.checkVisibility({ visibilityProperty: true }) &&
      image.offsetWidth > 0 &&
      !image.closest(SCREENS),
  );
}

/**
 * What printing would lose or waste: content in a box that scrolls, what stands still, colours and grounds.
 * @param pictures those shown before, none of which may be gone
 */
export function notOnPaper(pictures: readonly HTMLImageElement[] = []): string[] {
  const seen = [...document.body.querySelectorAll<HTMLElement>('*')].filter(
    (element) => element.checkVisibility({ visibilityProperty: true }) && !isSpared(element),
  );
  // A virtual list may have unmounted a row between the two looks, which is not the paper's doing.
  const lost = pictures.filter((image) => image.isConnected && (!image.checkVisibility() || image.offsetWidth === 0));
  const wasted = seen.flatMap((element) => {
    const style = getComputedStyle(element);
    const name = nameOf(element);
    const isCut =
      CUTS.test(style.overflowY) && element.scrollHeight > element.clientHeight + SLACK && losesWords(element);
    return [
      ...(isCut ? [`${name}: ends with the first page`] : []),
      ...(element.matches(BARS) ? [`${name}: belongs to the screen`] : []),
      ...(style.position === 'fixed' ? [`${name}: stands on every page`] : []),
      ...(style.color === 'rgb(0, 0, 0)' ? [] : [`${name}: is printed in ${style.color}`]),
      ...(WHITE.test(style.backgroundColor) && style.backgroundImage === 'none' ? [] : [`${name}: has a ground`]),
    ];
  });
  return [...lost.map((image) => `${image.getAttribute('src') ?? ''}: is not printed`), ...wasted];
}
