/** How many CSS px one px at 375 is, by the root font. */
export const rootScale = (): number => parseFloat(getComputedStyle(document.documentElement).fontSize) / 16;
