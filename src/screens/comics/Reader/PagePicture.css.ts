import { style } from '@vanilla-extract/css';
import { text } from '#theme/text.css.ts';
import { vars } from '#theme/vars.css.ts';

const { color, space } = vars;

export const picture = style({ position: 'absolute', inset: 0, width: '100%', height: '100%', userSelect: 'none' });

export const failed = style([
  text.body,
  {
    position: 'absolute',
    inset: 0,
    // Of a picture many screens high the words stay where they are read.
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    justifyContent: 'center',
    gap: space.x12,
    background: color.tint,
    color: color.ink2,
  },
]);
