import { RightLine } from '#components/icons/RightLine.tsx';
import { Link } from '#components/Link/Link.tsx';
import * as styles from './SectionHeading.css.ts';

export type SectionHeadingProps = {
  title: string;
  /** Id of the heading, for `aria-labelledby` of its section. */
  id?: string;
  /** Where the link at the right leads; without it there is none. */
  href?: string;
  /** Text of the link. */
  more?: string;
  onOpen?: (path: string) => void;
};

/** The heading of a part of a page, with a link to all of it. */
export function SectionHeading({ title, id, href, more = '查看更多', onOpen }: SectionHeadingProps) {
  return (
    <div className={styles.row}>
      <h2 className={styles.title} id={id}>
        {title}
      </h2>
      {href !== undefined && (
        <Link href={href} onFollow={onOpen} aria-label={`${more}：${title}`}>
          <span className={styles.more}>
            {more}
            <RightLine size={16} />
          </span>
        </Link>
      )}
    </div>
  );
}
