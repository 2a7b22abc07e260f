import { style } from '@vanilla-extract/css';
import { dvh } from '#theme/dvh.ts';
import { rem } from '#theme/rem.ts';
import { safe } from '#theme/safeArea.ts';
import { vars } from '#theme/vars.css.ts';

const { color, radius, space } = vars;

/** The page has no header above it. */
export const room = style({ paddingTop: safe.top });

/** Everything of a phone's height that is not this sheet: tabs 44, bottom bar 56. */
export const panel = style({
  minHeight: `calc(${dvh(100)} - ${rem(100)} - ${safe.top} - ${safe.bottom})`,
  paddingBlock: space.x8,
  borderRadius: `${radius.panel} ${radius.panel} 0 0`,
  background: color.card,
});

/** On the line of the tabs' words, under which the arc stands. */
export const raised = style({ display: 'flex', transform: `translateY(${rem(-4)})` });
