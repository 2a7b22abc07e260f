import { type ComponentProps } from 'react';
import { RefreshLine } from '../icons/RefreshLine.tsx';
import { WarningFill } from '../icons/WarningFill.tsx';
import * as styles from './ErrorBlock.css.ts';

export type ErrorBlockProps = Omit<ComponentProps<'div'>, 'className' | 'style' | 'children' | 'role'> & {
  /** What failed and what a tap does. */
  message?: string;
  /** Ask again; without it the block only says so. */
  onRetry?: () => void;
  /** One row, for a failed part of a page that stands. */
  compact?: boolean;
  /** Address of a drawn scene, 160×120, for a page that failed as a whole. */
  picture?: string;
};

/** Something did not load; the whole face is the button that asks again. */
export function ErrorBlock({ message = '加载失败，点击重试', onRetry, compact = false, picture, ...rest }: ErrorBlockProps) {
  const Icon = onRetry ? RefreshLine : WarningFill;
  const mark = compact ? undefined : '';
  const face = {
    className: styles.face,
    'data-compact': compact ? '' : undefined,
    children: (
      <>
        {picture !== undefined && mark !== undefined ? (
          <img className={styles.picture} src={picture} alt="" width={160} height={120} />
        ) : (
          <span className={styles.disc}><Icon size={compact ? 16 : 26} /></span>
        )}
        <span>{message}</span>
      </>
    ),
  };
  return (
    <div {...rest} role="status" className={styles.root}>
      {onRetry ? <button {...face} type="button" onClick={onRetry} /> : <div {...face} />}
    </div>
  );
}
