/** Up to 768 wide is mobile, 769 to 1024 tablet, from 1025 desktop (spec §2). */
export const MOBILE_MAX = 768;
export const TABLET_MAX = 1024;

export const media = {
  mobile: `screen and (max-width: ${MOBILE_MAX}px)`,
  tablet: `screen and (min-width: ${MOBILE_MAX + 1}px) and (max-width: ${TABLET_MAX}px)`,
  desktop: `screen and (min-width: ${TABLET_MAX + 1}px)`,
  reducedMotion: '(prefers-reduced-motion: reduce)',
  motion: '(prefers-reduced-motion: no-preference)',
  finePointer: '(hover: hover) and (pointer: fine)',
  coarsePointer: '(pointer: coarse)',
  forcedColors: '(forced-colors: active)',
} as const;
