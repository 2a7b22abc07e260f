import type { ReactNode } from 'react';
import { Picture } from '#components/Picture/Picture.tsx';
import { Pressable } from '#components/Pressable/Pressable.tsx';
import { Skeleton } from '#components/Skeleton/Skeleton.tsx';
import { Stack } from '#components/Stack/Stack.tsx';
import { Tag } from '#components/Tag/Tag.tsx';
import { Text } from '#components/Text/Text.tsx';
import { stateText, type Comic, type FeeMark } from '#domain/comic.ts';
import { paths } from '#domain/paths.ts';
import * as styles from './ComicTile.css.ts';

export type ComicTileProps = {
  comic: Comic;
  /** Whether the person is a member (spec §6). */
  member?: boolean | undefined;
  /** As wide as the cell it stands in; otherwise it has a width of its own, for shelves. */
  wide?: boolean;
};

/** A comic as its cover with one corner at most, its title and how far it is; the whole tile is one link. */
export function ComicTile({ comic, member = false, wide = false }: ComicTileProps) {
  return (
    <article className={wide ? undefined : styles.tile}>
      <Pressable href={paths.bookInfo(comic.id)} radius="image">
        <ComicTileContent comic={comic} onCover={<Corner mark={comic.feeMark} member={member} />} />
      </Pressable>
    </article>
  );
}

function Corner({ mark, member }: { mark: FeeMark; member: boolean }) {
  if (mark !== 'limited' && mark !== 'vip') return null;
  const memberText = member ? '会员免费' : '会员';
  return (
    <span className={styles.corner}>
      <Tag tone={mark === 'limited' ? 'danger' : 'gold'} shape="corner">
        {mark === 'limited' ? '限免' : memberText}
      </Tag>
    </span>
  );
}

export type ComicTileContentProps = {
  comic: Comic;
  /** Placed over the cover. */
  onCover?: ReactNode;
  /** One more line of text. */
  note?: string;
};

/** What a tile shows, for tiles with another action than the link. */
export function ComicTileContent({ comic, onCover, note }: ComicTileContentProps) {
  return (
    <Stack as="span" gap="x6">
      <span className={styles.cover}>
        <Picture src={comic.cover} alt="" ratio={3 / 4} radius="image" />
        {onCover}
      </span>
      <Stack as="span" gap="none">
        <Text as="span" variant="smallStrong" lines={1} tone="ink">
          {comic.title}
        </Text>
        {[stateText(comic), note].map(
          (text) =>
            text !== undefined && (
              <Text key={text} as="span" variant="meta" tabular lines={1} tone="ink3">
                {text}
              </Text>
            ),
        )}
      </Stack>
    </Stack>
  );
}

/** A tile while it loads. */
export function ComicTileSkeleton() {
  return (
    <Stack gap="x6">
      <Skeleton height={140} radius="image" />
      <Skeleton width={72} height={14} />
      <Skeleton width={56} height={12} />
    </Stack>
  );
}
