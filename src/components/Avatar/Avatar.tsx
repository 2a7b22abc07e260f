import { useState, type ComponentProps } from 'react';
import { type IconSize } from '../Icon/Icon.tsx';
import { User4Line } from '../icons/User4Line.tsx';
import * as styles from './Avatar.css.ts';

export type AvatarProps = Omit<ComponentProps<'span'>, 'className' | 'style' | 'children' | 'role'> & {
  /** The portrait; without one, or when it fails, the name's first character stands in, or a figure for no name. */
  src?: string;
  /** Whose it is, as it is spoken; an empty name makes it decoration, for where the name stands beside it. */
  name: string;
  /** Diameter in px at 375. */
  size?: keyof typeof styles.size;
  /** A white ring, for avatars on pictures and washes. */
  ring?: boolean;
};

/** The stand-in's icon, a little over half the disc. */
const ICON = { 24: 14, 32: 18, 36: 20, 40: 22, 48: 26, 64: 32 } as const satisfies Record<
  keyof typeof styles.size,
  IconSize
>;

const firstCharacter = (name: string): string => [...name.trim()][0]?.toLocaleUpperCase() ?? '';

/** A person's round portrait. */
export function Avatar({ src, name, size = 40, ring = false, ...rest }: AvatarProps) {
  const [failedSrc, setFailedSrc] = useState<string>();
  const shown = src !== undefined && src !== '' && src !== failedSrc;
  return (
    <span
      {...rest}
      className={`${styles.root} ${styles.size[size]}`}
      data-ring={ring ? '' : undefined}
      role={name === '' ? undefined : 'img'}
      aria-label={name === '' ? undefined : name}
      aria-hidden={name === '' ? true : undefined}
    >
      {shown ? (
        <img
          className={styles.image}
          src={src}
          alt=""
          loading="lazy"
          decoding="async"
          onError={() => setFailedSrc(src)}
        />
      ) : (
        firstCharacter(name) || <User4Line size={ICON[size]} />
      )}
    </span>
  );
}
