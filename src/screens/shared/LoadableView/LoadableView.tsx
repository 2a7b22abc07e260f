import type { ReactNode } from 'react';
import { ErrorBlock } from '#components/ErrorBlock/ErrorBlock.tsx';
import type { Loadable } from '#domain/loadable.ts';
import { visuallyHidden } from '#theme/text.css.ts';

export type LoadableViewProps<T> = {
  /** What is waited for. */
  of: Loadable<T>;
  /** The true layout in grey, shown while loading. */
  skeleton: ReactNode;
  /** Asks again after a failure. */
  onRetry?: () => void;
  /** One line instead of a picture, for a part of a page. */
  compact?: boolean;
  /** Says what failed when the answer itself does not. */
  failedText?: string;
  children: (value: T) => ReactNode;
};

/** Draws the waiting and the failed face of anything loadable, so that no screen repeats them. */
export function LoadableView<T>({ of, skeleton, onRetry, compact, failedText, children }: LoadableViewProps<T>) {
  switch (of.state) {
    case 'loading':
      return (
        <>
          <p role="status" className={visuallyHidden}>
            加载中…
          </p>
          {skeleton}
        </>
      );
    case 'failed':
      return (
        <ErrorBlock
          picture="/demo/empty/error.svg"
          message={of.message ?? failedText}
          onRetry={onRetry}
          compact={compact}
        />
      );
    case 'ready':
      return children(of.value);
  }
}
