import type { Badge } from '#domain/userStatus.ts';
import { visuallyHidden } from '#theme/text.css.ts';
import * as styles from './MemberBadge.css.ts';

export type MemberBadgeProps = {
  /** month 月卡, normal 会员, year 年卡. */
  badge: Badge;
};

const LABEL = { month: '月卡', normal: '会员', year: '年卡' } satisfies Record<Badge, string>;

/** The member badge that follows a name. */
export function MemberBadge({ badge }: MemberBadgeProps) {
  return (
    <span className={styles.badge} data-badge={badge}>
      {LABEL[badge]}
      {badge !== 'normal' && <span className={visuallyHidden}>会员</span>}
    </span>
  );
}
