import type { ReactNode } from 'react';
import { ErrorBlock } from '#components/ErrorBlock/ErrorBlock.tsx';
import type { Findable } from '#domain/loadable.ts';
import { art } from '#theme/art.ts';
import { visuallyHidden } from '#theme/text.css.ts';

export type LoadableViewProps<T> = {
  /** What is waited for. */
  of: Findable<T>;
  /** The true layout in grey, shown while loading. */
  skeleton: ReactNode;
  /** Asks again after a failure. */
  onRetry?: (() => void) | undefined;
  /** One row instead of a scene, for a part of a page. */
  compact?: boolean | undefined;
  /** Says what failed when the answer itself does not. */
  failedText?: string | undefined;
  /** Shown where there is no such thing, or no longer: a `NotFound`. */
  notFound?: ReactNode;
  children: (value: T) => ReactNode;
};

/** Anything loadable: its skeleton, its failure with a retry, or what is made of its value. */
export function LoadableView<T>({
  of,
  skeleton,
  onRetry,
  compact,
  failedText,
  notFound,
  children,
}: LoadableViewProps<T>) {
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
          picture={art('empty/error.svg')}
          message={of.message ?? failedText}
          onRetry={onRetry}
          compact={compact}
        />
      );
    case 'notFound':
      return notFound;
    case 'ready':
      return children(of.value);
  }
}
