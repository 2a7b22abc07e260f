import { style } from '@vanilla-extract/css';
import { hitArea } from '#components/Button/hitArea.css.ts';
import { tabular, text } from '#theme/text.css.ts';
import { vars } from '#theme/vars.css.ts';

const { color, space } = vars;

export const footer = style({ display: 'flex', flexDirection: 'column', gap: space.x8 });

export const until = style([text.small, tabular, { textAlign: 'center', color: color.ink2 }]);

export const date = style({ color: color.goldText });

export const agreement = style([text.meta, { textAlign: 'center', color: color.ink3 }]);

export const read = style([hitArea, text.meta, { color: color.link }]);
