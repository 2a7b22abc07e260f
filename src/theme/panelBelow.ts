import { dvh } from './dvh.ts';
import { safe } from './safeArea.ts';
import { vars } from './vars.css.ts';

const { color, radius } = vars;

/** The height a phone has left below `above`, a CSS length. */
export const heightBelow = (above: string): string => `calc(${dvh(100)} - ${above} - ${safe.top} - ${safe.bottom})`;

/** A white panel that reaches the bottom even with a single row in it, with round corners at its top. */
export const panelBelow = (above: string) => ({
  minHeight: heightBelow(above),
  borderRadius: `${radius.panel} ${radius.panel} 0 0`,
  background: color.card,
});
