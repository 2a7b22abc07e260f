import { type ComponentProps } from 'react';
import { Button } from '../Button/Button.tsx';
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

/** Something did not load; a tap anywhere on it asks again. */
export function ErrorBlock({
  message = '加载失败，点击重试',
  onRetry,
  compact = false,
  picture,
  ...rest
}: ErrorBlockProps) {
  const Icon = onRetry ? RefreshLine : WarningFill;
  return (
    <div {...rest} role="status" className={styles.root}>
      {/* The whole face takes the tap, as its words say; the button is for the eye, for keys and for screen readers. */}
      <div
        className={styles.face}
        data-compact={compact ? '' : undefined}
        data-retry={onRetry ? '' : undefined}
        onClick={onRetry && (() => onRetry())}
      >
        {picture !== undefined && !compact ? (
          <img className={styles.picture} src={picture} alt="" width={160} height={120} />
        ) : (
          <span className={styles.disc}>
            <Icon size={compact ? 16 : 26} />
          </span>
        )}
        <span className={styles.words}>{message}</span>
        {onRetry && (
          <Button tone="soft" size={compact ? 'small' : 'medium'} aria-label={nameOf(message)}>
            重试
          </Button>
        )}
      </div>
    </div>
  );
}

/** The button is named by the whole message, which has to hold the word that is read on it. */
const nameOf = (message: string): string => (message.includes('重试') ? message : `${message}，重试`);
