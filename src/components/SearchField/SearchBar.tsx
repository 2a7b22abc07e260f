import type { ComponentPropsWithRef, ReactNode } from 'react';
import { IconButton } from '../IconButton/IconButton.tsx';
import { LeftLine } from '../icons/LeftLine.tsx';
import { Text } from '../Text/Text.tsx';
import * as styles from './SearchBar.css.ts';

export type SearchBarProps = Omit<ComponentPropsWithRef<'header'>, 'className' | 'style' | 'title' | 'children'> & {
  /** The page's heading, before the field. */
  title?: string;
  /** Without it there is no back button. */
  onBack?: () => void;
  /** What the back button does, as it is spoken. @default 返回 */
  backLabel?: string;
  /** The search field. */
  children: ReactNode;
};

/** The head of a page that begins with its search and has no `NavBar`. */
export function SearchBar({ title, onBack, backLabel = '返回', children, ...rest }: SearchBarProps) {
  return (
    <header {...rest} className={styles.root} data-back={onBack ? '' : undefined}>
      {onBack && (
        <div className={styles.back}>
          <IconButton label={backLabel} onClick={onBack}>
            <LeftLine size={24} />
          </IconButton>
        </div>
      )}
      {title !== undefined && (
        <Text as="h1" variant="title" shrink={false}>
          {title}
        </Text>
      )}
      <div className={styles.field}>{children}</div>
    </header>
  );
}
