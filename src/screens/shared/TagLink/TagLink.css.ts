import { style } from '@vanilla-extract/css';
import { hitArea } from '#components/Button/hitArea.css.ts';
import { rem } from '#theme/rem.ts';
import { text } from '#theme/text.css.ts';
import { vars } from '#theme/vars.css.ts';

const { color, radius, space } = vars;

/** One corner is tightened, like a folded letter (look §3). */
export const tag = style([
  text.small,
  hitArea,
  {
    display: 'inline-block',
    padding: `${rem(2)} ${space.x10}`,
    borderRadius: `${radius.field} ${radius.field} ${radius.field} ${radius.tight}`,
    background: color.tint,
    color: color.press,
    fontWeight: 500,
  },
]);
