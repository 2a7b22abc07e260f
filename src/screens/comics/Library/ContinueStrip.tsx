import { Link } from '#components/Link/Link.tsx';
import { Picture } from '#components/Picture/Picture.tsx';
import { Progress } from '#components/Progress/Progress.tsx';
import { Skeleton } from '#components/Skeleton/Skeleton.tsx';
import type { HistoryEntry } from '#domain/comic.ts';
import type { Loadable } from '#domain/loadable.ts';
import { paths } from '#domain/paths.ts';
import { SectionHeading } from '../../shared/SectionHeading/SectionHeading.tsx';
import * as styles from './ContinueStrip.css.ts';

export type ContinueStripProps = {
  /** The last one first. */
  recent: Loadable<readonly HistoryEntry[]>;
  onOpen: (path: string) => void;
};

/** 继续阅读 (product §2.2): the way back to where one stopped; hidden when there is none. */
export function ContinueStrip({ recent, onOpen }: ContinueStripProps) {
  if (recent.state === 'loading') return <ContinueStripSkeleton />;
  if (recent.state === 'failed' || recent.value.length === 0) return null;
  return (
    <section aria-label="继续阅读">
      <SectionHeading title="继续阅读" more="阅读历史" href={paths.readHistory} onOpen={onOpen} />
      <ul className={styles.strip}>
        {recent.value.map((entry) => (
          <li key={entry.id}>
            <ContinueCard entry={entry} onOpen={onOpen} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function ContinueCard({ entry, onOpen }: { entry: HistoryEntry; onOpen: (path: string) => void }) {
  const { id, cid, title, cover, no, page, pageCount } = entry;
  const place = pageCount > 0 ? `第${no}话 · ${page}/${pageCount}页` : `第${no}话`;
  return (
    <Link href={paths.readBook(id, cid)} onFollow={onOpen} aria-label={`继续阅读 ${title} ${place}`}>
      <span className={styles.card}>
        <Picture src={cover} alt="" width={54} height={72} radius="image" />
        <span className={styles.words}>
          <span className={styles.title}>{title}</span>
          <span className={styles.place}>{place}</span>
          <Progress label={`${title}的阅读进度`} value={page} max={pageCount} valueText={place} size="small" />
        </span>
      </span>
    </Link>
  );
}

/** The strip before it is known. */
export function ContinueStripSkeleton() {
  return (
    <section aria-label="继续阅读">
      <SectionHeading title="继续阅读" />
      <div className={styles.strip}>
        {[0, 1].map((index) => (
          <div key={index} className={styles.card}>
            <Skeleton width={54} height={72} radius="image" />
            <span className={styles.words}>
              <Skeleton width={96} height={16} />
              <Skeleton width={72} height={12} />
            </span>
          </div>
        ))}
      </div>
    </section>
  );
}
