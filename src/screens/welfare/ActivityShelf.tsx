import { Link } from '#components/Link/Link.tsx';
import { Picture } from '#components/Picture/Picture.tsx';
import type { HomeBanner } from '#domain/homeBanner.ts';
import { paths } from '#domain/paths.ts';
import { SectionHeading } from '../shared/SectionHeading/SectionHeading.tsx';
import { shelf } from '../shared/shelf.css.ts';
import * as styles from './ActivityShelf.css.ts';

export type ActivityShelfProps = {
  banners: readonly HomeBanner[];
  onOpen: (path: string) => void;
};

const RATIO = 288 / 124;

/** The activities that run, side by side; nothing while none does. */
export function ActivityShelf({ banners, onOpen }: ActivityShelfProps) {
  if (banners.length === 0) return null;
  return (
    <section aria-labelledby="welfare-activities">
      <SectionHeading id="welfare-activities" title="热门活动" href={paths.activity} onOpen={onOpen} />
      <ul className={shelf} aria-label="热门活动">
        {banners.map(({ id, image, title, brief, link }) => (
          <li key={id} className={styles.item}>
            <Link href={link} onFollow={onOpen}>
              <span className={styles.banner}>
                <Picture src={image} alt="" ratio={RATIO} />
                <span className={styles.words}>
                  <span className={styles.title}>{title}</span>
                  <span className={styles.brief}>{brief}</span>
                </span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
