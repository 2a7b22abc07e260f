import { type ComponentProps } from 'react';
import { rem } from '#theme/lightBlue.ts';
import * as styles from './QrCode.css.ts';
import { qrPath } from './qrPath.ts';

/** Modules of white around a code that the standard asks for. */
const QUIET = 4;

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
  const edge = count + QUIET * 2;
  return (
    <svg
      {...rest}
      role="img"
      aria-label={label}
      className={styles.root}
      viewBox={`${-QUIET} ${-QUIET} ${edge} ${edge}`}
      shapeRendering="crispEdges"
      style={{ width: rem(size), height: rem(size) }}
    >
      <path d={path} />
    </svg>
  );
}
