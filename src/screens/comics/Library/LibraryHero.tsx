import { buttonClass } from '#components/Button/buttonClass.ts';
import { Carousel } from '#components/Carousel/Carousel.tsx';
import { Link } from '#components/Link/Link.tsx';
import type { HomeBanner } from '#domain/homeBanner.ts';
import * as styles from './LibraryHero.css.ts';

export type LibraryHeroProps = {
  banners: readonly HomeBanner[];
  onOpen: (path: string) => void;
};

/** The night picture that reaches the top edge; the tabs lie on it. It moves only by hand (spec §9: autoplay off). */
export function LibraryHero({ banners, onOpen }: LibraryHeroProps) {
  if (banners.length === 0) return null;
  return (
    <div className={styles.hero}>
      <Carousel label="漫画推荐">
        {banners.map((banner, index) => (
          <Slide key={banner.id} banner={banner} first={index === 0} onOpen={onOpen} />
        ))}
      </Carousel>
    </div>
  );
}

function Slide({ banner, first, onOpen }: { banner: HomeBanner; first: boolean; onOpen: (path: string) => void }) {
  return (
    <Link href={banner.link} onFollow={onOpen}>
      <span className={styles.slide}>
        <img
          className={styles.picture}
          src={banner.image}
          alt=""
          loading={first ? 'eager' : 'lazy'}
          fetchPriority={first ? 'high' : undefined}
          decoding="async"
          draggable={false}
        />
        <span className={styles.shade} />
        <span className={styles.words}>
          {banner.tag !== '' && <span className={styles.fact}>{banner.tag}</span>}
          <span className={styles.title}>{banner.title}</span>
          <span className={styles.foot}>
            <span className={styles.brief}>{banner.brief}</span>
            <span className={`${buttonClass({ tone: 'quiet', size: 'medium' })} ${styles.go}`}>去看看</span>
          </span>
        </span>
      </span>
    </Link>
  );
}

/** The night before its picture has come. */
export function LibraryHeroSkeleton() {
  return (
    <div className={styles.hero}>
      <div className={styles.slide}>
        <span className={styles.place} data-slot="picture" />
        <span className={styles.placeShade} />
      </div>
    </div>
  );
}
