/** `1dvh`, set by `global.css.ts` where the browser knows it: Chromium since 108. */
export const DVH = '--dvh';

/**
 * A share of the viewport's height as it is now, the browser's own bars left out; of its largest height in older browsers.
 * Also within `calc()` and `min()`. Not by a second declaration: one that holds `env()` or `var()` as well counts as none
 * there, and hides the one before it.
 */
export const dvh = (percent: number): string => `calc(${percent} * var(${DVH}, 1vh))`;
