import { Carousel } from '#components/Carousel/Carousel.tsx';
import { Inline } from '#components/Inline/Inline.tsx';
import { Link } from '#components/Link/Link.tsx';
import { Picture } from '#components/Picture/Picture.tsx';
import { Skeleton } from '#components/Skeleton/Skeleton.tsx';
import { Stack } from '#components/Stack/Stack.tsx';
import { Tag } from '#components/Tag/Tag.tsx';
import { Text } from '#components/Text/Text.tsx';
import type { HomeBanner } from '#domain/homeBanner.ts';
import * as styles from './HomeScreen.css.ts';

export type HeroProps = {
  banners: readonly HomeBanner[];
};

const HEIGHT = 188;
const RATIO = 343 / HEIGHT;

/** The pictures on top of home, one at a time; they move only by hand (spec §9: autoplay off). */
export function Hero({ banners }: HeroProps) {
  if (banners.length === 0) return null;
  return (
    <div className={styles.hero}>
      <Carousel label="精选推荐">
        {banners.map((banner, index) => (
          <Slide key={banner.id} banner={banner} priority={index === 0} />
        ))}
      </Carousel>
    </div>
  );
}

function Slide({ banner, priority }: { banner: HomeBanner; priority: boolean }) {
  return (
    <Link href={banner.link}>
      <span className={styles.slide}>
        <Picture src={banner.image} alt="" ratio={RATIO} priority={priority} />
        <Stack as="span" gap="x2" paddingTop="x40" paddingBottom="x12" paddingX="x12" className={styles.caption}>
          {banner.tag !== '' && (
            <Inline as="span">
              <Tag tone="action">{banner.tag}</Tag>
            </Inline>
          )}
          <Text as="span" variant="title" lines={1}>
            {banner.title}
          </Text>
          <Inline as="span" className={styles.besideDots}>
            <Text as="span" variant="small" lines={1}>
              {banner.brief}
            </Text>
          </Inline>
        </Stack>
      </span>
    </Link>
  );
}

/** The hero while home loads. */
export function HeroSkeleton() {
  return <Skeleton width="full" height={HEIGHT} radius="card" data-slot="picture" />;
}
