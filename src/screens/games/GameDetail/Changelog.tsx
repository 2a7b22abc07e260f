import type { GameDetail } from '#domain/game.ts';
import * as styles from './Changelog.css.ts';

/** What changed, newest first. */
export function Changelog({ entries }: { entries: GameDetail['changelog'] }) {
  if (entries.length === 0) return null;
  return (
    <section aria-label="更新记录">
      <h2 className={styles.heading}>更新记录</h2>
      <ol className={styles.list}>
        {entries.map(({ version, date, text }) => (
          <li key={version} className={styles.entry}>
            <p className={styles.head}>
              <b className={styles.version}>{version}</b>
              <span>{date}</span>
            </p>
            <p className={styles.words}>{text}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
