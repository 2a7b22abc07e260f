import { Button } from '#components/Button/Button.tsx';
import { Picture } from '#components/Picture/Picture.tsx';
import * as styles from './ShortfallStrip.css.ts';
import type { Shortfall } from './ShortfallStrip.tsx';

export type CoveredStripProps = Pick<Shortfall, 'purpose' | 'icon'> & {
  /** 继续: back to what the diamonds were wanted for. */
  onTakeUp: () => void;
};

/** There are enough diamonds by now for what they were wanted for, such as after a payment whose return was lost. */
export function CoveredStrip({ purpose, icon, onTakeUp }: CoveredStripProps) {
  return (
    <div className={styles.strip}>
      <Picture src={icon} alt="" width={28} height={28} radius="icon" />
      <p className={styles.words}>
        <span className={styles.purpose}>{purpose}</span>
        <span className={styles.missing}>钻石已足够</span>
      </p>
      <Button tone="soft" size="medium" aria-label={`继续：${purpose}`} onClick={onTakeUp}>
        继续
      </Button>
    </div>
  );
}
