import { type ComponentProps } from 'react';
import { rem } from '#theme/rem.ts';
import * as styles from './QrCode.css.ts';
import { QUIET_ZONE } from './qrModules.ts';
import { qrPath } from './qrPath.ts';

export type QrCodeProps = Omit<ComponentProps<'svg'>, 'className' | 'style' | 'children' | 'role'> & {
  /** What the camera reads. */
  text: string;
  /** Edge in px at 375, with the white margin. */
  size: number;
  /** What it is for, as it is spoken. */
  label: string;
};

/** A QR code as one path: sharp at every size, no canvas, no image to load. */
export function QrCode({ text, size, label, ...rest }: QrCodeProps) {
  const { count, path } = qrPath(text);
  const edge = count + QUIET_ZONE * 2;
  return (
    <svg
      {...rest}
      role="img"
      aria-label={label}
      className={styles.root}
      viewBox={`${-QUIET_ZONE} ${-QUIET_ZONE} ${edge} ${edge}`}
      shapeRendering="crispEdges"
      style={{ width: rem(size), height: rem(size) }}
    >
      <path d={path} />
    </svg>
  );
}
