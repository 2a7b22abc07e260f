import { Picture } from '#components/Picture/Picture.tsx';
import { formatDiamonds } from '#domain/format.ts';
import * as styles from './ShortfallStrip.css.ts';

/** What is missing for a game, in diamonds. */
export type Shortfall = { gameName: string; gameIcon: string; missing: number };

export type ShortfallStripProps = Shortfall & {
  /** A package that covers it has been chosen. */
  selected: boolean;
};

/** 还差 {n} 钻石, naming the game (product.md §2.3). */
export function ShortfallStrip({ gameName, gameIcon, missing, selected }: ShortfallStripProps) {
  return (
    <div className={styles.strip}>
      <Picture src={gameIcon} alt="" width={28} height={28} radius="icon" />
      <p className={styles.words}>
        <span className={styles.game}>下载《{gameName}》</span>
        <span className={styles.missing}>还差 <b className={styles.amount}>{formatDiamonds(missing)}</b> 钻石</span>
      </p>
      {selected && <span className={styles.chosen}>已为您选好</span>}
    </div>
  );
}
