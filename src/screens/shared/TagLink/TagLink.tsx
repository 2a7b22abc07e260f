import { Link } from '#components/Link/Link.tsx';
import * as styles from './TagLink.css.ts';

export type TagLinkProps = {
  /** The tag's name. */
  children: string;
  /** Where everything with the tag is. */
  href: string;
};

/** A tag that leads to all that bears it. */
export function TagLink({ children, href }: TagLinkProps) {
  return (
    <Link href={href}>
      <span className={styles.tag}># {children}</span>
    </Link>
  );
}
