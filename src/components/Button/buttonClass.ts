import * as styles from './Button.css.ts';

export type ButtonLook = {
  /** `action` is the one blue thing to do on a view; `gold` and `goldDeep` are kept for membership and rewards. */
  tone?: styles.ButtonTone;
  /** Height in px at 375: large 48, regular 44, medium 36, small 28; the target is never under 44. */
  size?: styles.ButtonSize;
  /** Takes the whole width it is given. */
  block?: boolean;
};

/** The classes of a button's looks, shared by `Button` and `LinkButton`. */
export function buttonClass({ tone = 'action', size = 'regular', block = false }: ButtonLook): string {
  const raised = tone === 'action' && (size === 'large' || size === 'regular');
  return [styles.tone[tone], styles.size[size], raised && styles.raised, block && styles.block]
    .filter(Boolean)
    .join(' ');
}
