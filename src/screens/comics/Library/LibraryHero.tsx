import { buttonClass } from '#components/Button/buttonClass.ts';
import { Carousel } from '#components/Carousel/Carousel.tsx';
import { Inline } from '#components/Inline/Inline.tsx';
import { Pressable } from '#components/Pressable/Pressable.tsx';
import { Stack } from '#components/Stack/Stack.tsx';
import { Text } from '#components/Text/Text.tsx';
import type { HomeBanner } from '#domain/homeBanner.ts';
import { keepsWords, wraps } from '#theme/largeText.css.ts';
import * as styles from './LibraryScreen.css.ts';

export type LibraryHeroProps = {
  banners: readonly HomeBanner[];
};

/** Pictures that reach the top edge, under the tabs; they move only by hand (spec §9: autoplay off). */
export function LibraryHero({ banners }: LibraryHeroProps) {
  if (banners.length === 0) return null;
  return (
    <div className={styles.hero}>
      <Carousel label="漫画推荐">
        {banners.map((banner, index) => (
          <Slide key={banner.id} banner={banner} first={index === 0} />
        ))}
      </Carousel>
    </div>
  );
}

function Slide({ banner, first }: { banner: HomeBanner; first: boolean }) {
  return (
    <Pressable href={banner.link}>
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
        <Stack as="span" gap="x4" grow className={styles.slideText}>
          {banner.tag !== '' && (
            <Text as="span" variant="small" lines={1}>
              {banner.tag}
            </Text>
          )}
          <Text as="span" variant="display" lines={2} breakAnywhere>
            {banner.title}
          </Text>
          <Inline as="span" gap="x12" rowGap="x8" className={wraps}>
            <Stack as="span" grow className={keepsWords}>
              <Text as="span" variant="small" lines={2}>
                {banner.brief}
              </Text>
            </Stack>
            <span className={`${buttonClass({ tone: 'quiet', size: 'medium' })} ${styles.go}`}>去看看</span>
          </Inline>
        </Stack>
      </span>
    </Pressable>
  );
}

/** The first picture on its way. */
export function LibraryHeroSkeleton() {
  return (
    <div className={styles.hero}>
      <div className={styles.slide}>
        <span className={styles.pictureSlot} data-slot="picture" />
        <span className={styles.slotShade} />
      </div>
    </div>
  );
}
