import { EditLine } from '#components/icons/EditLine.tsx';
import { Link } from '#components/Link/Link.tsx';
import { paths } from '#domain/paths.ts';
import * as styles from './WriteButton.css.ts';

/** 发帖, always in the one place over the lower end of the feed; what is under it is scrolled out from there. */
export function WriteButton({ onOpen }: { onOpen: (path: string) => void }) {
  return (
    <div className={styles.place} data-screen="">
      <div className={styles.button}>
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
