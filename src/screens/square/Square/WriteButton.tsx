import { useRef } from 'react';
import { EditLine } from '#components/icons/EditLine.tsx';
import { Link } from '#components/Link/Link.tsx';
import { useClearOfControls } from '#components/scrolling/useClearOfControls.ts';
import { paths } from '#domain/paths.ts';
import * as styles from './WriteButton.css.ts';

/** 发帖, over the lower end of the feed; what is under it at rest can be tapped all the same. */
export function WriteButton({ onOpen }: { onOpen: (path: string) => void }) {
  const button = useRef<HTMLDivElement>(null);
  useClearOfControls(button);
  return (
    <div className={styles.place}>
      <div ref={button} className={styles.button}>
        <Link href={paths.postPage} onFollow={onOpen}>
          <span className={styles.face}>
            <EditLine size={20} />
            发帖
          </span>
        </Link>
      </div>
    </div>
  );
}
