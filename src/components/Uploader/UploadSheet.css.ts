import { style } from '@vanilla-extract/css';
import { dvh } from '#theme/dvh.ts';
import { rem } from '#theme/rem.ts';
import { text } from '#theme/text.css.ts';
import { vars } from '#theme/vars.css.ts';

const { color, radius, space } = vars;

export const body = style({ display: 'grid', placeItems: 'center', minHeight: rem(160), paddingBlockEnd: space.x8 });

export const image = style({ maxWidth: '100%', maxHeight: dvh(46), borderRadius: radius.image, objectFit: 'contain' });

export const reason = style([text.body, { color: color.dangerText, textAlign: 'center' }]);

export const actions = style({ display: 'grid', gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', gap: space.x8 });
