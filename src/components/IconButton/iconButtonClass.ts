import * as styles from './IconButton.css.ts';

export type IconButtonLook = {
  /** `plain` on light, `quiet` inside a field, `disc` a white disc over pictures, `night` on dark bars. */
  tone?: keyof typeof styles.tone;
  /** Size in the layout in px at 375: large 44, regular 36, small 28; the target is 44 in each. */
  size?: keyof typeof styles.size;
};

/** The classes shared by `IconButton` and `IconLink`. */
export function iconButtonClass({
  tone = 'plain',
  size = tone === 'disc' ? 'regular' : 'large',
}: IconButtonLook): string {
  return `${styles.tone[tone]} ${styles.size[size]}`;
}
