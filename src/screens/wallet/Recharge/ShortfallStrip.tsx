import { Picture } from '#components/Picture/Picture.tsx';
import { formatDiamonds } from '#domain/format.ts';
import * as styles from './ShortfallStrip.css.ts';

/** What diamonds are wanted for, and how many are missing: 0 once there are enough. */
export type Shortfall = {
  /** 下载《星海拾荒者》, 开通会员月卡. */
  purpose: string;
  icon: string;
  missing: number;
};

export type ShortfallStripProps = Shortfall & {
  /** A package that covers it has been chosen. */
  selected: boolean;
};

/** 还差 {n} 钻石, and for what (product §2.3). */
export function ShortfallStrip({ purpose, icon, missing, selected }: ShortfallStripProps) {
  return (
    <div className={styles.strip}>
      <Picture src={icon} alt="" width={28} height={28} radius="icon" />
      <p className={styles.words}>
        <span className={styles.purpose}>{purpose}</span>
        <span className={styles.missing}>
          还差 <b className={styles.amount}>{formatDiamonds(missing)}</b> 钻石
        </span>
      </p>
      {selected && <span className={styles.chosen}>已为您选好</span>}
    </div>
  );
}
