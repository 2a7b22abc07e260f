import { type ReactNode } from 'react';
import { visuallyHidden } from '#theme/text.css.ts';
import * as styles from './IconLabelButton.css.ts';

/** What an `IconLabelButton` and an `IconLabelLink` look like. */
export type IconLabelLook = {
  icon: ReactNode;
  /** What it does; shown under or beside the icon, or spoken alone while `count` is shown. */
  label: string;
  /** The label is spoken, not shown. */
  labelHidden?: boolean;
  /** How many, shown in place of the label, such as 1.2万. */
  count?: string;
  /** On the icon's shoulder: a `Dot` or a `CountBadge`. */
  badge?: ReactNode;
  /** Where the label stands: under the icon, after it, or before it. */
  layout?: keyof typeof styles.layout;
  /** Type size in px at 375: regular 13, small 12. */
  size?: keyof typeof styles.size;
  /** Height in the layout: the whole 44 px of the target, or the 24 px of a line; the target is 44 px in both. */
  height?: keyof typeof styles.height;
  /** Fills its cell in a row or grid of equals. */
  block?: boolean;
  /** `strong` is a dark icon over a quieter label; `night` stands on dark bars. */
  tone?: keyof typeof styles.tone;
  /** Its colour while pressed; `danger` is for likes, and its icon beats once. */
  activeTone?: keyof typeof styles.activeTone;
};

/** The look's own props apart from what goes to the element. */
export function splitLook<Props extends IconLabelLook>(props: Props) {
  const { icon, label, labelHidden, count, badge, ...others } = props;
  const { layout = 'over', size = 'regular', height = 'touch', block, tone = 'regular', activeTone, ...rest } = others;
  const active = activeTone ?? (tone === 'night' ? 'night' : 'action');
  const className = [
    styles.layout[layout],
    styles.size[size],
    styles.height[height],
    styles.tone[tone],
    styles.activeTone[active],
    block && styles.block,
  ]
    .filter(Boolean)
    .join(' ');
  return { className, rest, content: <IconLabel {...{ icon, label, labelHidden, count, badge }} /> };
}

type IconLabelProps = Pick<IconLabelLook, 'icon' | 'label' | 'labelHidden' | 'count' | 'badge'>;

function IconLabel({ icon, label, labelHidden = false, count, badge }: IconLabelProps) {
  const hidden = labelHidden || count !== undefined;
  return (
    <>
      <span className={styles.icon}>
        {icon}
        {badge !== undefined && <span className={styles.badge}>{badge}</span>}
      </span>
      <span className={hidden ? visuallyHidden : styles.label}>{label}</span>
      {count !== undefined && <span className={styles.count}>{count}</span>}
    </>
  );
}
