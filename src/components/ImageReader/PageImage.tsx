import { useState } from 'react';
import { RefreshLine } from '../icons/RefreshLine.tsx';
import type { SizedImage } from '../Picture/ImageSize.ts';
import { Pressable } from '../Pressable/Pressable.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Text } from '../Text/Text.tsx';
import * as styles from './PageImage.css.ts';

export type PageImageProps = {
  image: SizedImage;
  /** Its number, from 1. */
  page: number;
  /** In view now: loaded before its neighbours. */
  current: boolean;
};

/** A page in a box of its real shape, so that nothing moves when it loads late, fails or is retried. */
export function PageImage({ image, page, current }: PageImageProps) {
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
      src={image.url}
      alt={`第${page}页`}
      width={image.width}
      height={image.height}
      decoding="async"
      fetchPriority={current ? 'high' : 'auto'}
      draggable={false}
      onError={() => setFailed(true)}
    />
  );
}
