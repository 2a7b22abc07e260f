import { Inline } from '#components/Inline/Inline.tsx';
import { Picture } from '#components/Picture/Picture.tsx';
import { Stack } from '#components/Stack/Stack.tsx';
import { Tag } from '#components/Tag/Tag.tsx';
import { Text, type TextProps } from '#components/Text/Text.tsx';
import { stateText, type ComicDetail } from '#domain/comic.ts';
import { formatCount } from '#domain/format.ts';
import { keepsWords, wraps } from '#theme/largeText.css.ts';
import * as styles from './BookInfoScreen.css.ts';

/** Tags shown beside the cover; a fourth would crowd a phone. */
const SHOWN_TAGS = 3;

const LINE = { variant: 'small', lines: 1, tone: 'nightText' } satisfies TextProps;
const COUNT = { as: 'span', variant: 'meta', tabular: true, tone: 'nightText' } satisfies TextProps;

/** The book's cover on night, who made it, how far it is and how many read it. */
export function BookHero({ comic }: { comic: ComicDetail }) {
  return (
    <div className={styles.hero}>
      <img className={styles.backdrop} src={comic.cover} alt="" />
      <span className={styles.shade} />
      <Inline gap="x16" align="end" className={wraps}>
        <Picture src={comic.cover} alt="" width={112} ratio={3 / 4} radius="image" priority />
        <Stack gap="x4" grow className={keepsWords}>
          <Text variant="title" lines={3} breakAnywhere>
            {comic.title}
          </Text>
          {comic.authors.length > 0 && <Text {...LINE}>{comic.authors.join(' · ')}</Text>}
          <Text {...LINE}>{stateText(comic)}</Text>
          <Inline as="p" gap="x12" rowGap="none" wrap>
            <Text {...COUNT}>{`热度 ${formatCount(comic.readCount)}`}</Text>
            <Text {...COUNT}>{`${formatCount(comic.subscribeCount)} 人订阅`}</Text>
          </Inline>
          <Inline gap="x6" paddingTop="x4" wrap>
            {comic.feeMark === 'limited' && <Tag tone="danger">限时免费</Tag>}
            {comic.tags.slice(0, SHOWN_TAGS).map((tag) => (
              <Tag key={tag} tone="night">
                {tag}
              </Tag>
            ))}
          </Inline>
        </Stack>
      </Inline>
    </div>
  );
}
