import { AnnouncementFill } from '#components/icons/AnnouncementFill.tsx';
import { RightLine } from '#components/icons/RightLine.tsx';
import { Skeleton } from '#components/Skeleton/Skeleton.tsx';
import { visuallyHidden } from '#theme/text.css.ts';
import * as styles from './NoticeLine.css.ts';

export type NoticeLineProps = {
  title: string;
  onOpenNotice: () => void;
};

/** The latest notice in one line. */
export function NoticeLine({ title, onOpenNotice }: NoticeLineProps) {
  return (
    <button type="button" className={styles.line} onClick={onOpenNotice}>
      <span className={styles.horn}>
        <AnnouncementFill size={20} />
      </span>
      <span className={visuallyHidden}>公告：</span>
      <span className={styles.title}>{title}</span>
      <span className={styles.arrow}>
        <RightLine size={16} />
      </span>
    </button>
  );
}

/** The line while home loads. */
export function NoticeLineSkeleton() {
  return <Skeleton width="full" height={36} radius="image" />;
}
