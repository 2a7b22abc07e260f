import type { ComponentPropsWithRef, ReactNode } from 'react';
import { FollowLink } from '#components/Link/FollowLink.tsx';
import { oneLine, visuallyHidden } from '#theme/text.css.ts';
import * as styles from './BottomNav.css.ts';

export type BottomNavItem = {
  id: string;
  label: string;
  /** Line icon, for the idle entry. */
  icon: ReactNode;
  /** Filled icon, for the current entry. */
  activeIcon: ReactNode;
  href: string;
  /** Something is waiting there. */
  dot?: boolean;
};

export type BottomNavProps = Omit<ComponentPropsWithRef<'nav'>, 'className' | 'style' | 'children' | 'onSelect'> & {
  items: readonly BottomNavItem[];
  /** The id of the current entry. */
  value?: string;
  /** A plain tap, on the current entry too; modified clicks open the link as browsers do. */
  onSelect: (id: string) => void;
  /** Night colours (spec §2: on comics). */
  reversed?: boolean;
};

/** The portal's main entries, always at the bottom (spec §2, "Bottom navigation"). */
export function BottomNav({ items, value, onSelect, reversed, ...rest }: BottomNavProps) {
  return (
    <nav aria-label="主导航" {...rest} className={styles.root} data-reversed={reversed || undefined}>
      <ul className={styles.list}>
        {items.map((item) => (
          <li key={item.id} className={styles.item}>
            <Entry item={item} current={item.id === value} onSelect={onSelect} />
          </li>
        ))}
      </ul>
    </nav>
  );
}

type EntryProps = { item: BottomNavItem; current: boolean; onSelect: (id: string) => void };

function Entry({ item, current, onSelect }: EntryProps) {
  return (
    <FollowLink
      className={styles.link}
      href={item.href}
      aria-current={current ? 'page' : undefined}
      onFollow={() => onSelect(item.id)}
    >
      <span className={styles.icon}>
        {current && <span className={styles.disc} />}
        <span className={styles.glyph}>{current ? item.activeIcon : item.icon}</span>
        {item.dot && <span className={styles.dot} />}
      </span>
      <span className={`${styles.label} ${oneLine}`}>{item.label}</span>
      {item.dot && <span className={visuallyHidden}>，有新内容</span>}
    </FollowLink>
  );
}
