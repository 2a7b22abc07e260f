/** What notch, round corners and home bar take of the screen, set by `global.css.ts`; a story sets them by hand. */
export const safeAreaInsets = {
  '--safe-top': 'env(safe-area-inset-top, 0px)',
  '--safe-bottom': 'env(safe-area-inset-bottom, 0px)',
  // Of a phone on its side both: what is in the middle stays there whichever way it was turned.
  '--safe-side': 'max(env(safe-area-inset-left, 0px), env(safe-area-inset-right, 0px))',
} as const;

/** How much of a side of the screen stays free, as a length. */
export const safe = { top: 'var(--safe-top)', bottom: 'var(--safe-bottom)', side: 'var(--safe-side)' } as const;

/** `space` at both sides, or what notch and corners take where that is more. */
export const besideNotch = (space?: string) => ({
  paddingInline: space === undefined ? safe.side : `max(${space}, ${safe.side})`,
});
