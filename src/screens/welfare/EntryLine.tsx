import type { ReactNode } from 'react';
import { RightLine } from '#components/icons/RightLine.tsx';
import { Link } from '#components/Link/Link.tsx';
import * as styles from './EntryLine.css.ts';

export type EntryLineProps = {
  title: string;
  note: string;
  /** Address of the drawing. */
  picture: string;
  href: string;
  /** Before the arrow: how many things wait there. */
  mark?: ReactNode;
  onOpen: (path: string) => void;
};

/** A way on to another page: a drawing, two lines, an arrow. */
export function EntryLine({ title, note, picture, href, mark, onOpen }: EntryLineProps) {
  return (
    <Link href={href} onFollow={onOpen}>
      <span className={styles.line}>
        <img className={styles.picture} src={picture} alt="" />
        <span className={styles.words}>
          <span className={styles.title}>{title}</span>
          <span className={styles.note}>{note}</span>
        </span>
        {mark}
        <span className={styles.arrow}>
          <RightLine size={18} />
        </span>
      </span>
    </Link>
  );
}
