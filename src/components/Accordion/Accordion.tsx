import { useState, type ComponentProps } from 'react';
import { AccordionItem, type AccordionEntry } from './AccordionItem.tsx';
import * as styles from './Accordion.css.ts';

export type AccordionProps = Omit<ComponentProps<'div'>, 'className' | 'style' | 'children' | 'defaultValue'> & {
  items: readonly AccordionEntry[];
  /** Several may be open at once; otherwise opening one closes the other. */
  multiple?: boolean;
  /** Ids of the open items, when the owner holds them. */
  value?: readonly string[];
  /** Ids of the items open at first, when the accordion holds them. */
  defaultValue?: readonly string[];
  /** Gets the ids that should be open. */
  onValueChange?: (value: readonly string[]) => void;
  /** `card` stands on its own surface, `plain` in one that is there. */
  variant?: 'card' | 'plain';
};

/** Headings that open what they stand for, by the native element, so that a search in the page finds closed text too. */
export function Accordion({
  items,
  multiple = false,
  value,
  defaultValue = [],
  onValueChange,
  variant = 'card',
  ...rest
}: AccordionProps) {
  const [ownOpen, setOwnOpen] = useState(defaultValue);
  const open = value ?? ownOpen;
  const change = (id: string, wanted: boolean) => {
    const others = multiple ? open.filter((other) => other !== id) : [];
    const next = wanted ? [...others, id] : open.filter((other) => other !== id);
    setOwnOpen(next);
    onValueChange?.(next);
  };
  return (
    <div {...rest} className={styles.root[variant]}>
      {items.map((item) => (
        <AccordionItem
          key={item.id}
          item={item}
          open={open.includes(item.id)}
          onOpenChange={(wanted) => change(item.id, wanted)}
        />
      ))}
    </div>
  );
}
