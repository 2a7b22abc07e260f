import { useEffect, useRef, useState, type ComponentProps, type ReactNode, type RefObject } from 'react';
import * as styles from './ClampedText.css.ts';

export type ClampedTextProps = Omit<ComponentProps<'div'>, 'className' | 'style' | 'children'> & {
  children: ReactNode;
  /** All of it is shown, when the owner holds that. */
  expanded?: boolean;
  onExpandedChange?: (expanded: boolean) => void;
  /** What leads to all of it. */
  moreText?: string;
  /** What folds it again. */
  lessText?: string;
};

/** Text of four lines at most, until the reader wants all; text that fits has nothing to tap. */
export function ClampedText({
  children,
  expanded,
  onExpandedChange,
  moreText = '全文',
  lessText = '收起',
  ...rest
}: ClampedTextProps) {
  const content = useRef<HTMLDivElement>(null);
  const [own, setOwn] = useState(false);
  const open = expanded ?? own;
  const cut = useCut(content, open);
  const toggle = () => {
    setOwn(!open);
    onExpandedChange?.(!open);
  };
  return (
    <div {...rest} className={styles.root} data-open={open || undefined} data-cut={cut || undefined} data-clamps="">
      <div ref={content} className={styles.text}>
        <div>{children}</div>
      </div>
      {(cut || open) && (
        <button type="button" className={styles.fold} data-screen="" aria-expanded={open} onClick={toggle}>
          {open ? lessText : moreText}
        </button>
      )}
    </div>
  );
}

/** Whether the folded box cannot show all of its content; measured, for only layout knows how words break. */
function useCut(box: RefObject<HTMLElement | null>, open: boolean): boolean {
  const [cut, setCut] = useState(false);
  useEffect(() => {
    const element = box.current;
    if (!element || open) return;
    // Half a pixel of rounding is no line.
    const measure = () => setCut(element.scrollHeight > element.clientHeight + 1);
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    if (element.firstElementChild) observer.observe(element.firstElementChild);
    return () => observer.disconnect();
  }, [box, open]);
  return cut;
}
