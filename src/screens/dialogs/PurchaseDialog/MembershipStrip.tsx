import { Button } from '#components/Button/Button.tsx';
import { CrownFill } from '#components/icons/CrownFill.tsx';
import * as styles from './MembershipStrip.css.ts';

export type MembershipStripProps = {
  disabled: boolean;
  onOpenMembership: () => void;
};

/** Tells a non-member that members pay nothing (spec §6). */
export function MembershipStrip({ disabled, onOpenMembership }: MembershipStripProps) {
  return (
    <div className={styles.strip}>
      <span className={styles.crown}>
        <CrownFill size={20} />
      </span>
      <p className={styles.words}>会员可免费下载</p>
      <Button tone="goldDeep" size="medium" disabled={disabled} onClick={onOpenMembership}>
        立即开通
      </Button>
    </div>
  );
}
