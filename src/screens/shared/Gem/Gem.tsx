import { art } from '#theme/art.ts';
import * as styles from './Gem.css.ts';

export type GemProps = {
  /** Edge in px at 375. */
  size?: keyof typeof styles.size;
};

/** The picture of a diamond: decoration beside a number, whose text says 钻石 itself where it is read aloud. */
export function Gem({ size = 16 }: GemProps) {
  return <img className={styles.size[size]} src={art('rewards/diamond.svg')} alt="" width={size} height={size} />;
}
