import { style } from '@vanilla-extract/css';
import { tabular, text } from '#theme/text.css.ts';
import { vars } from '#theme/vars.css.ts';

const { color, radius, size, space } = vars;

export const strip = style([
  text.small,
  tabular,
  {
    display: 'flex',
    alignItems: 'center',
    gap: space.x8,
    minHeight: size.touch,
    padding: `${space.x8} ${space.x12}`,
    borderRadius: radius.field,
    background: color.warningTint,
    color: color.warning,
    textAlign: 'start',
  },
]);

export const icon = style({ display: 'inline-flex', flex: 'none' });

export const words = style({ flex: 1, minWidth: 0 });

export const way = style([text.smallStrong, { display: 'inline-flex', flex: 'none', alignItems: 'center' }]);
