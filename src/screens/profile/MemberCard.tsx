import { Button } from '#components/Button/Button.tsx';
import { Inline } from '#components/Inline/Inline.tsx';
import { CrownFill } from '#components/icons/CrownFill.tsx';
import { Stack } from '#components/Stack/Stack.tsx';
import { Surface } from '#components/Surface/Surface.tsx';
import { Text } from '#components/Text/Text.tsx';
import { formatDiamonds } from '#domain/format.ts';
import { valueOf, type Loadable } from '#domain/loadable.ts';
import { memberCardTexts } from '#domain/membershipTexts.ts';
import { membershipView, type Badge, type MembershipView, type UserStatus } from '#domain/userStatus.ts';
import { MemberRights } from '../shared/MemberRights/MemberRights.tsx';
import * as styles from './ProfileScreen.css.ts';

export type MemberCardProps = {
  /** Absent for a visitor, who is shown what membership brings. */
  status?: Loadable<UserStatus>;
  now: number;
  onOpenMembership: () => void;
};

/** The gold card: how the membership stands, and the four things it gives. */
export function MemberCard({ status, now, onOpenMembership }: MemberCardProps) {
  const known = status && valueOf(status);
  const view: MembershipView = known ? membershipView(known, now) : { kind: 'none' };
  const unknown = status !== undefined && known === undefined;
  return (
    <Surface as="section" radius="panel" padding="none" aria-label="会员">
      <Stack gap="x16" padding="x16" paddingBottom="x20" className={styles.gold}>
        <MemberSun />
        {status?.state === 'loading' ? <Waiting /> : <Standing view={view} badge={known?.badge} failed={unknown} />}
        {!unknown && (
          <Inline gap="x12" wrap>
            <Button tone="goldDeep" size="medium" onClick={onOpenMembership}>
              {view.kind === 'none' ? '立即开通' : '续费'}
            </Button>
            {known !== undefined && known.savedCoin > 0 && (
              <Text variant="small" tabular tone="goldDeep">
                已为您节省 <b>{formatDiamonds(known.savedCoin)}</b> 钻石
              </Text>
            )}
          </Inline>
        )}
      </Stack>
      <Stack paddingX="x4" paddingY="x12">
        <MemberRights />
      </Stack>
    </Surface>
  );
}

type StandingProps = { view: MembershipView; badge: Badge | null | undefined; failed: boolean };

/** The title and a sentence under it. */
function Standing({ view, badge, failed }: StandingProps) {
  const [title, summary] = failed ? ['会员', '会员信息暂时无法显示'] : memberCardTexts(view, badge);
  const urgent = view.kind === 'expiring';
  return (
    <Stack gap="x2">
      <Text as="h2" variant="nav" weight="bold">
        <Inline as="span" gap="x6">
          <Text as="span" tone="goldText" shrink={false}>
            <CrownFill size={22} />
          </Text>
          {title}
        </Inline>
      </Text>
      <Text variant="small" tone={urgent ? 'goldDeep' : 'goldText'} weight={urgent ? 'bold' : undefined}>
        {summary}
      </Text>
    </Stack>
  );
}

/** Title and sentence in the card's own gold; the grey of a skeleton would be a hole in it. */
const Waiting = () => (
  <Stack gap="x4" aria-hidden="true">
    <span className={styles.waitingTitle} />
    <span className={styles.waitingText} />
  </Stack>
);

const RAYS = [-75, -50, -25, 0, 25, 50, 75];

const HILL = 'M0 96q22-9 46 0t52 1q26-10 56 0v13H0z';

/** The sun half risen behind the hills: the same disc as in the header, in gold. */
const MemberSun = () => (
  <svg className={styles.sun} viewBox="0 0 154 110" aria-hidden="true" focusable="false">
    <g className={styles.rays}>
      {RAYS.map((angle) => (
        <path key={angle} d="M104 12v16" transform={`rotate(${angle} 104 90)`} />
      ))}
    </g>
    <circle className={styles.halo} cx="104" cy="90" r="52" />
    <circle className={styles.disc} cx="104" cy="90" r="40" />
    <circle className={styles.discGlow} cx="104" cy="90" r="40" />
    <path className={styles.hill} d={HILL} />
    <path className={styles.hillShade} d={HILL} />
  </svg>
);
