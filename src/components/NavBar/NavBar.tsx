import type { ComponentPropsWithRef, ReactNode } from 'react';
import { IconButton } from '#components/IconButton/IconButton.tsx';
import { LeftLine } from '#components/icons/LeftLine.tsx';
import { oneLine, text } from '#theme/text.css.ts';
import * as styles from './NavBar.css.ts';

export type NavBarProps = Omit<ComponentPropsWithRef<'header'>, 'className' | 'style' | 'title' | 'children'> & {
  /** The page's heading. */
  title: string;
  /** Without it there is no back button. */
  onBack?: () => void;
  backLabel?: string;
  /** One text or icon action. */
  trailing?: ReactNode;
  /** Lies on a picture: white discs, the title unseen until `solid`. */
  overlay?: boolean;
  /** Whether an overlay bar has left the picture behind and is a white bar by now. */
  solid?: boolean;
};

/** The simple bar on top of a page (look §6). */
export function NavBar({ title, onBack, backLabel = '返回', trailing, overlay, solid, ...rest }: NavBarProps) {
  const look = overlay && !solid ? 'overlay' : solid ? 'solid' : 'plain';
  return (
    <header {...rest} className={styles.root} data-look={look}>
      <div className={styles.leading}>
        {onBack && (
          <IconButton label={backLabel} tone={look === 'overlay' ? 'disc' : 'plain'} onClick={onBack}>
            <LeftLine size={24} />
          </IconButton>
        )}
      </div>
      <h1 className={`${styles.title} ${text.nav} ${oneLine}`}>{title}</h1>
      <div className={styles.trailing}>{trailing}</div>
    </header>
  );
}
