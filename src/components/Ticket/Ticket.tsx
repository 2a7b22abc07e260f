import type { ComponentPropsWithRef, ReactNode } from 'react';
import * as styles from './Ticket.css.ts';

export type TicketProps = Omit<ComponentPropsWithRef<'article'>, 'className' | 'style'> & {
  /** What it is for. */
  children: ReactNode;
  /** The lower part, below the perforation: a code, and what can be done with it. */
  stub: ReactNode;
};

/** A voucher in two parts, with notches where they meet. */
export function Ticket({ children, stub, ...rest }: TicketProps) {
  return (
    <article {...rest} className={styles.root}>
      <div className={styles.top}>{children}</div>
      <div className={styles.stub}>{stub}</div>
    </article>
  );
}
