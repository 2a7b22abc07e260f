import { Button } from '#components/Button/Button.tsx';
import { CrownFill } from '#components/icons/CrownFill.tsx';
import { formatDate, formatDiamonds } from '#domain/format.ts';
import { valueOf, type Loadable } from '#domain/loadable.ts';
import { membershipView, type Badge, type MembershipView, type UserStatus } from '#domain/userStatus.ts';
import { MemberRights } from '../shared/MemberRights/MemberRights.tsx';
import * as styles from './MemberCard.css.ts';
import { MemberSun } from './MemberSun.tsx';

export type MemberCardProps = {
  /** Absent for a visitor, who is shown what membership brings. */
  status?: Loadable<UserStatus>;
  now: number;
  onOpenMembership: () => void;
};

const TITLE = { month: '月卡会员', normal: '会员', year: '年卡会员' } satisfies Record<Badge, string>;

/** The gold card: how the membership stands, and the four things it gives. */
export function MemberCard({ status, now, onOpenMembership }: MemberCardProps) {
  const known = status && valueOf(status);
  const face: MembershipView = known ? membershipView(known, now) : { kind: 'none' };
  const unknown = status !== undefined && known === undefined;
  return (
    <section className={styles.card} aria-label="会员">
      <div className={styles.gold}>
        <MemberSun />
        {status?.state === 'loading' ? <Waiting /> : <Standing face={face} badge={known?.badge} failed={unknown} />}
        {!unknown && (
          <div className={styles.actions}>
            <Button tone="goldDeep" size="medium" onClick={onOpenMembership}>
              {face.kind === 'none' ? '立即开通' : '续费'}
            </Button>
            {known !== undefined && known.savedCoin > 0 && (
              <p className={styles.saved}>
                已为您节省 <b>{formatDiamonds(known.savedCoin)}</b> 钻石
              </p>
            )}
          </div>
        )}
      </div>
      <div className={styles.rights}>
        <MemberRights />
      </div>
    </section>
  );
}

type StandingProps = { face: MembershipView; badge: Badge | null | undefined; failed: boolean };

/** The title and the line under it. */
function Standing({ face, badge, failed }: StandingProps) {
  const [title, line] = failed ? ['会员', '会员信息暂时无法显示'] : wordsOf(face, TITLE[badge ?? 'normal']);
  return (
    <>
      <h2 className={styles.title}>
        <span className={styles.crown}>
          <CrownFill size={22} />
        </span>
        {title}
      </h2>
      <p className={styles.line} data-urgent={face.kind === 'expiring' || undefined}>
        {line}
      </p>
    </>
  );
}

function wordsOf(face: MembershipView, title: string): [title: string, line: string] {
  switch (face.kind) {
    case 'none':
      return ['会员', '开通会员，全部游戏免费下载'];
    case 'active':
      return [title, face.expTime === null ? '会员长期有效' : `有效期至 ${formatDate(face.expTime)}`];
    case 'expiring':
      return [title, `会员还有 ${face.daysLeft} 天到期`];
    case 'expired':
      return ['会员', '会员已过期，续费恢复权益'];
  }
}

/** The two lines in the card's own gold; the grey of a skeleton would be a hole in it. */
const Waiting = () => (
  <div className={styles.waiting} aria-hidden="true">
    <span className={styles.waitingTitle} />
    <span className={styles.waitingLine} />
  </div>
);
