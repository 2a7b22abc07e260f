import * as styles from './Gem.css.ts';

export type GemProps = {
  /** Edge in px at 375. */
  size?: keyof typeof styles.size;
};

/** The diamond, drawn; decoration beside a number, which says 钻石 itself where it is read aloud. */
export function Gem({ size = 16 }: GemProps) {
  return <img className={styles.size[size]} src="/demo/rewards/diamond.svg" alt="" width={size} height={size} />;
}
