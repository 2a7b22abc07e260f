import { style } from '@vanilla-extract/css';
import { tabular, text } from '#theme/text.css.ts';
import { vars } from '#theme/vars.css.ts';

const { color, radius, shadow, space } = vars;

/** Visible only while it flies. */
export const flying = style([
  text.name,
  tabular,
  {
    position: 'absolute',
    insetBlockStart: 0,
    insetInlineStart: 0,
    zIndex: vars.layer.floating,
    display: 'flex',
    alignItems: 'center',
    gap: space.x4,
    paddingBlock: space.x4,
    paddingInline: space.x10,
    borderRadius: radius.pill,
    background: color.card,
    boxShadow: shadow.floating,
    color: color.gem,
    opacity: 0,
    pointerEvents: 'none',
    whiteSpace: 'nowrap',
  },
]);
