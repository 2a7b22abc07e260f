import { Button } from '../Button/Button.tsx';
import { RefreshLine } from '../icons/RefreshLine.tsx';
import { WarningFill } from '../icons/WarningFill.tsx';
import { Result, type ResultProps } from '../Result/Result.tsx';

export type ErrorBlockProps = Omit<
  ResultProps,
  'role' | 'icon' | 'title' | 'titleAs' | 'description' | 'actions' | 'size' | 'tone'
> & {
  /** What failed and what a tap does. */
  message?: string | undefined;
  /** Ask again; without it the block only says so. */
  onRetry?: (() => void) | undefined;
  /** One row, for a failed part of a page that stands. */
  compact?: boolean | undefined;
};

/** Something did not load; a tap anywhere on it asks again. */
export function ErrorBlock({
  message = '加载失败，点击重试',
  onRetry,
  compact = false,
  picture,
  onClick,
  ...rest
}: ErrorBlockProps) {
  const Icon = onRetry ? RefreshLine : WarningFill;
  return (
    <Result
      {...rest}
      role="status"
      size={compact ? 'row' : 'panel'}
      tone="quiet"
      picture={compact ? undefined : picture}
      icon={<Icon size={compact ? 16 : 26} />}
      title={message}
      actions={
        onRetry && (
          <Button tone="soft" size={compact ? 'small' : 'medium'} aria-label={nameOf(message)}>
            重试
          </Button>
        )
      }
      // All of it takes the tap, as the message says; the button is for the eye, for keys and for screen readers.
      onClick={(event) => {
        onClick?.(event);
        onRetry?.();
      }}
    />
  );
}

/** The button is named by the whole message, which has to hold the word that is read on it. */
const nameOf = (message: string): string => (message.includes('重试') ? message : `${message}，重试`);
