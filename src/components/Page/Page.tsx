import type { ComponentPropsWithRef, ReactNode, Ref, UIEvent } from 'react';
import * as styles from './Page.css.ts';

export type PageProps = Omit<ComponentPropsWithRef<'main'>, 'className' | 'style' | 'onScroll'> & {
  children?: ReactNode;
  /** Stands still above the scroller. */
  bar?: ReactNode;
  /** The action bar, always in sight at the bottom. */
  footer?: ReactNode;
  /** The background: a gradient at its top, or white for text from edge to edge; `none` is transparent. */
  wash?: keyof typeof styles.wash;
  /** Points at the scroller, the page's only one. */
  scrollRef?: Ref<HTMLElement>;
  /** Names the landmark when the page has no heading of its own. */
  label?: string;
  /** Hears the page's own scroller, not those inside it. */
  onScroll?: (event: UIEvent<HTMLElement>) => void;
  /** Lets the content begin under the bar, for a picture that reaches the top edge. */
  flushTop?: boolean;
};

/** One page: bar, scroller, action bar. Fills its nearest positioned ancestor. */
export function Page({
  children,
  bar,
  footer,
  wash = 'none',
  scrollRef,
  label,
  onScroll,
  flushTop,
  ...rest
}: PageProps) {
  return (
    <main tabIndex={-1} aria-label={label} {...rest} className={`${styles.root} ${styles.wash[wash]}`} data-page="">
      {bar !== undefined && (
        <div className={styles.bar} data-flush={flushTop || undefined}>
          {bar}
        </div>
      )}
      <section
        ref={scrollRef}
        className={styles.scroller}
        data-scroller=""
        tabIndex={0}
        onScroll={onScroll && ((event) => event.target === event.currentTarget && onScroll(event))}
      >
        {children}
      </section>
      {footer !== undefined && <div className={styles.footer}>{footer}</div>}
    </main>
  );
}
