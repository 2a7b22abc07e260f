import { useState, type ComponentProps } from 'react';
import { rem } from '#theme/rem.ts';
import { PicLine } from '../icons/PicLine.tsx';
import * as styles from './Picture.css.ts';

type NativeProps = Omit<ComponentProps<'span'>, 'className' | 'style' | 'children' | 'role'>;

export type PictureProps = NativeProps & {
  src: string;
  /** What it shows; empty when the words beside it already say so. */
  alt: string;
  /** Width divided by height, 1 by default; the box keeps this shape before, during and after loading. */
  ratio?: number;
  /** In px at 375; with `height` a fixed box, alone the widest it gets. */
  width?: number;
  /** In px at 375. */
  height?: number;
  /** `icon` grows with the picture, as launcher icons do. */
  radius?: keyof typeof styles.radius;
  /** Loaded at once and first, for what is seen without scrolling. */
  priority?: boolean;
  /** Keeps the hard edges of pixel art. */
  pixelated?: boolean;
};

/** A picture whose place is reserved, so that nothing moves when it comes or fails. */
export function Picture({
  src,
  alt,
  ratio,
  width,
  height,
  radius = 'none',
  priority = false,
  pixelated = false,
  ...rest
}: PictureProps) {
  const [failedSrc, setFailedSrc] = useState<string>();
  const failed = src === '' || failedSrc === src;
  return (
    <span
      {...rest}
      className={`${styles.box} ${styles.radius[radius]}`}
      style={{
        width: width === undefined ? undefined : rem(width),
        height: height === undefined ? undefined : rem(height),
        aspectRatio: height === undefined ? (ratio ?? 1) : undefined,
      }}
      role={failed && alt !== '' ? 'img' : undefined}
      aria-label={failed && alt !== '' ? alt : undefined}
      data-failed={failed ? '' : undefined}
    >
      {failed ? (
        <span className={styles.failed}>
          <PicLine size={24} />
        </span>
      ) : (
        <img
          className={styles.image}
          src={src}
          alt={alt}
          loading={priority ? 'eager' : 'lazy'}
          fetchPriority={priority ? 'high' : undefined}
          decoding="async"
          draggable={false}
          data-pixelated={pixelated ? '' : undefined}
          onError={() => setFailedSrc(src)}
        />
      )}
    </span>
  );
}
