import { ButtonOrLink, type ButtonOrLinkProps } from './ButtonOrLink.tsx';
import * as styles from './Pressable.css.ts';

export type PressableProps = ButtonOrLinkProps & {
  /** Spoken instead of the content; needed where the content is a picture without a name. */
  label?: string;
  /** The corners of what it fills, for the focus ring. */
  radius?: keyof typeof styles.radius;
  /** `width` is as wide as its box, `cover` lies over its positioned parent, `content` is as wide as its content. */
  fill?: keyof typeof styles.fill;
  /** What a press looks like: `dim` for tiles and cards, `shrink` for one thing on its own. */
  feedback?: keyof typeof styles.feedback;
};

/** Makes a whole tile, picture or card one button, or with `href` one link. With `role="checkbox"` a checked one is ringed. */
export function Pressable({
  label,
  radius = 'none',
  fill = 'width',
  feedback = 'dim',
  'aria-label': ariaLabel = label,
  ...rest
}: PressableProps) {
  const className = [styles.feedback[feedback], styles.fill[fill], styles.radius[radius]].filter(Boolean).join(' ');
  return <ButtonOrLink {...rest} aria-label={ariaLabel} className={className} />;
}
