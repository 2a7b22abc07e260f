import { useState } from 'react';
import { RefreshLine } from '#components/icons/RefreshLine.tsx';
import { Pressable } from '#components/Pressable/Pressable.tsx';
import { Stack } from '#components/Stack/Stack.tsx';
import { Text } from '#components/Text/Text.tsx';
import type { ChapterPage } from '#domain/comic.ts';
import * as styles from './PagePicture.css.ts';

export type PagePictureProps = {
  page: ChapterPage;
  /** Looked at now: loaded before its neighbours. */
  current: boolean;
};

/** A page in a box of its real shape, so that nothing moves when it comes late, fails, or is asked for again. */
export function PagePicture({ page, current }: PagePictureProps) {
  const [failed, setFailed] = useState(false);
  if (failed) {
    return (
      <Pressable fill="cover" onClick={() => setFailed(false)}>
        <Stack as="span" align="center" justify="center" className={styles.failed}>
          <RefreshLine size={24} />
          <Text as="span" variant="body">
            图片加载失败，点击重试
          </Text>
        </Stack>
      </Pressable>
    );
  }
  return (
    <img
      className={styles.picture}
      src={page.url}
      alt={`第${page.i}页`}
      width={page.width}
      height={page.height}
      decoding="async"
      fetchPriority={current ? 'high' : 'auto'}
      draggable={false}
      onError={() => setFailed(true)}
    />
  );
}
