import { Link } from '#components/Link/Link.tsx';
import * as styles from './TagLink.css.ts';

export type TagLinkProps = {
  /** The tag's word. */
  children: string;
  /** Where everything with the tag is. */
  href: string;
  onOpen: (path: string) => void;
};

/** A tag that leads to all that bears it. */
export function TagLink({ children, href, onOpen }: TagLinkProps) {
  return (
    <Link href={href} onFollow={onOpen}>
      <span className={styles.tag}># {children}</span>
    </Link>
  );
}
