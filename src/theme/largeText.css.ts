import { style } from '@vanilla-extract/css';
import { rem } from './rem.ts';
import { vars } from './vars.css.ts';
import { when } from './when.ts';

const inLargeText = (rules: Parameters<typeof style>[0]) =>
  // Doubled, so that it holds against what the element's own class says, whichever comes first.
  style({ '@media': { [when.largeText]: { selectors: { '&&': rules as object } } } });

/** A row whose parts go under one another where large text leaves no room beside. */
export const wraps = inLargeText({ flexWrap: 'wrap' });

/** Words beside a picture or a button keep room for some letters in large text; what does not fit beside goes under them. */
export const keepsWords = inLargeText({ flex: `1 1 ${rem(88)}` });

/** Words that lie on a picture stand under it where they would be higher than the picture. */
export const leavesPicture = inLargeText({ position: 'static', background: vars.color.night });

/** A part of a row of many in which large text has room for four. */
export const fourInARow = inLargeText({ flex: '1 0 20%' });

/** A drawing beside words that need its room. */
export const stepsAside = inLargeText({ display: 'none' });
