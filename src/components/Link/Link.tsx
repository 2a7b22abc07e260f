import { FollowLink, type FollowLinkProps } from './FollowLink.tsx';
import * as styles from './Link.css.ts';

export type LinkProps = Omit<FollowLinkProps, 'className' | 'style'> & {
  /**
   * `plain` looks like its content, for whole cards and rows; `text` is a link among
   * words, `standalone` the same on its own with a 44 px target.
   */
  variant?: keyof typeof styles.variant;
};

/** A real link whose plain click the app may take over. */
export function Link({ variant = 'plain', ...rest }: LinkProps) {
  return <FollowLink {...rest} className={styles.variant[variant]} />;
}
