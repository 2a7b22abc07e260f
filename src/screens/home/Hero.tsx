import { Carousel } from '#components/Carousel/Carousel.tsx';
import { Link } from '#components/Link/Link.tsx';
import { Picture } from '#components/Picture/Picture.tsx';
import { Skeleton } from '#components/Skeleton/Skeleton.tsx';
import { Tag } from '#components/Tag/Tag.tsx';
import type { HomeBanner } from '#domain/homeBanner.ts';
import * as styles from './Hero.css.ts';

export type HeroProps = {
  banners: readonly HomeBanner[];
  onOpen: (path: string) => void;
};

const HEIGHT = 188;
const RATIO = 343 / HEIGHT;

/** The pictures on top of home, one at a time; they move only by hand (spec §9: autoplay off). */
export function Hero({ banners, onOpen }: HeroProps) {
  if (banners.length === 0) return null;
  return (
    <div className={styles.hero}>
      <Carousel label="精选推荐">
        {banners.map((banner, index) => (
          <Slide key={banner.id} banner={banner} priority={index === 0} onOpen={onOpen} />
        ))}
      </Carousel>
    </div>
  );
}

function Slide({
  banner,
  priority,
  onOpen,
}: {
  banner: HomeBanner;
  priority: boolean;
  onOpen: (path: string) => void;
}) {
  return (
    <Link href={banner.link} onFollow={onOpen}>
      <span className={styles.slide}>
        <Picture src={banner.image} alt="" ratio={RATIO} priority={priority} />
        <span className={styles.words}>
          {banner.tag !== '' && <Tag tone="action">{banner.tag}</Tag>}
          <span className={styles.title}>{banner.title}</span>
          <span className={styles.brief}>{banner.brief}</span>
        </span>
      </span>
    </Link>
  );
}

/** The hero while home loads. */
export function HeroSkeleton() {
  return <Skeleton width="full" height={HEIGHT} radius="card" data-slot="picture" />;
}
