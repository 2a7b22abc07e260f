import type { ReactNode } from 'react';
import { NavBar } from '#components/NavBar/NavBar.tsx';
import { Page } from '#components/Page/Page.tsx';
import * as styles from './AccountFrame.css.ts';

export type AccountFrameProps = {
  /** The route's title, in the bar. */
  title: string;
  /** Logo of the product, for who is not inside yet. */
  logo?: string;
  /** The greeting beside the cat, and what stands below it. */
  greeting: string;
  line: string;
  /** The form. */
  children: ReactNode;
  /** Other ways on, below the form. */
  links?: ReactNode;
  onBack: () => void;
};

/** What the pages around name, number and password share: the sky, the cat with the key, one white panel. */
export function AccountFrame({ title, logo, greeting, line, children, links, onBack }: AccountFrameProps) {
  return (
    <Page wash="sky" bar={<NavBar title={title} onBack={onBack} />}>
      <div className={styles.frame}>
        <div className={styles.hero}>
          <div className={styles.words}>
            {logo !== undefined && <img className={styles.logo} src={logo} alt="" width={44} height={44} />}
            <p className={styles.greeting}>{greeting}</p>
            <p className={styles.line}>{line}</p>
          </div>
          <img className={styles.picture} src="/demo/empty/login.svg" alt="" width={176} height={132} />
        </div>
        <div className={styles.panel}>{children}</div>
        {links !== undefined && <div className={styles.links}>{links}</div>}
      </div>
    </Page>
  );
}
