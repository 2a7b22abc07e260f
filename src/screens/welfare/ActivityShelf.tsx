import { Picture } from '#components/Picture/Picture.tsx';
import { Pressable } from '#components/Pressable/Pressable.tsx';
import { Section } from '#components/Section/Section.tsx';
import { Shelf } from '#components/Shelf/Shelf.tsx';
import { Stack } from '#components/Stack/Stack.tsx';
import { Text } from '#components/Text/Text.tsx';
import type { HomeBanner } from '#domain/homeBanner.ts';
import { paths } from '#domain/paths.ts';
import * as styles from './WelfareScreen.css.ts';

export type ActivityShelfProps = {
  banners: readonly HomeBanner[];
};

const RATIO = 288 / 124;

/** The activities that run, side by side; nothing while none does. */
export function ActivityShelf({ banners }: ActivityShelfProps) {
  if (banners.length === 0) return null;
  return (
    <Section title="热门活动" href={paths.activity}>
      <Shelf label="热门活动" tileWidth="wide">
        {banners.map(({ id, image, title, brief, link }) => (
          <Pressable key={id} href={link} radius="card">
            <span className={styles.banner}>
              <Picture src={image} alt="" ratio={RATIO} />
              <Stack as="span" gap="none" className={styles.caption}>
                <Text as="span" variant="name" lines={1}>
                  {title}
                </Text>
                <Text as="span" variant="meta" lines={1}>
                  {brief}
                </Text>
              </Stack>
            </span>
          </Pressable>
        ))}
      </Shelf>
    </Section>
  );
}
