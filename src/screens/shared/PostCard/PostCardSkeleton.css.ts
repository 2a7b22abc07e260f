import { style } from '@vanilla-extract/css';
import { lines } from '#theme/text.css.ts';
import { vars } from '#theme/vars.css.ts';
import { TALLEST_IN_FEED } from '../PostPictures/pictureGrid.ts';
import { grid } from '../PostPictures/PostPictures.css.ts';
import * as postCard from './PostCard.css.ts';

const { space } = vars;

/** Below are the tag and what can be done with the post. */
export const card = style([postCard.card, { paddingBottom: space.x24 }]);

export const words = style([
  lines.two,
  { minHeight: ['3.2em', '2lh'], whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' },
]);

/** As high as a tall picture is, whatever comes to stand in it. */
export const room = style({ flex: 'none', minHeight: 0, aspectRatio: String(TALLEST_IN_FEED) });

/** Until the picture is known it may be of any shape. */
export const pictures = style([grid, { selectors: { '&:not([data-grid])': { height: '100%' } } }]);

export const first = style({ height: '100%' });
