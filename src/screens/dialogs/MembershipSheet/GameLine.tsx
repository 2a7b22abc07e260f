import { Picture } from '#components/Picture/Picture.tsx';
import { formatDiamonds } from '#domain/format.ts';
import type { VipPlan } from '#domain/membership.ts';
import * as styles from './GameLine.css.ts';

/** The game membership is bought for; its price in diamonds is null where it could not be read. */
export type SourceGame = { name: string; icon: string; price: number | null };

export type GameLineProps = {
  game: SourceGame;
  plan: VipPlan | undefined;
};

/** Which is cheaper: the game alone, or a card that makes every game free (product §1.6). */
export function GameLine({ game: { name, icon, price }, plan }: GameLineProps) {
  return (
    <div className={styles.line}>
      <Picture src={icon} alt="" width={40} height={40} radius="icon" />
      <p className={styles.words}>
        <span className={styles.alone}>
          <span className={styles.name}>《{name}》</span>
          {price !== null && <span className={styles.price}>单独下载 {formatDiamonds(price)} 钻石</span>}
        </span>
        {plan && (
          <span className={styles.together}>
            开通{plan.name}，本游戏及全部游戏免费，{plan.perDayText}
          </span>
        )}
      </p>
    </div>
  );
}
