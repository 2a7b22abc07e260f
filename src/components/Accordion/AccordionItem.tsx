import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { DownLine } from '../icons/DownLine.tsx';
import * as styles from './Accordion.css.ts';

export type AccordionEntry = {
  /** Unique in the accordion. */
  id: string;
  title: ReactNode;
  content: ReactNode;
  /** Cannot be opened or closed now. */
  disabled?: boolean;
};

export type AccordionItemProps = {
  item: AccordionEntry;
  open: boolean;
  onOpenChange: (open: boolean) => void;
};

/** One heading and what it opens. */
export function AccordionItem({ item: { title, content, disabled = false }, open, onOpenChange }: AccordionItemProps) {
  const root = useRef<HTMLDetailsElement>(null);
  const stay = () => {
    if (root.current && root.current.open !== open) root.current.open = open;
  };
  // Not the `open` attribute in JSX: the browser opens it by itself, for a find in the page or a fragment,
  // and React would not put back what it never set.
  useLayoutEffect(stay);

  return (
    <details
      ref={root}
      className={styles.item}
      onToggle={(event) => {
        if (event.currentTarget.open === open) return;
        onOpenChange(event.currentTarget.open);
        stay();
      }}
    >
      <summary
        className={styles.head}
        aria-disabled={disabled || undefined}
        onClick={(event) => {
          event.preventDefault();
          if (!disabled) onOpenChange(!open);
        }}
      >
        <span className={styles.title}>{title}</span>
        <span className={styles.arrow}>
          <DownLine size={20} />
        </span>
      </summary>
      <div className={styles.content}>{content}</div>
    </details>
  );
}
