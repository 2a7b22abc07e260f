import { Button } from '#components/Button/Button.tsx';
import { LinkButton } from '#components/Button/LinkButton.tsx';
import { CheckCircleFill } from '#components/icons/CheckCircleFill.tsx';
import { Inline } from '#components/Inline/Inline.tsx';
import { useLinkNavigate } from '#components/Link/LinkProvider.tsx';
import { Notice } from '#components/Notice/Notice.tsx';
import { Picture } from '#components/Picture/Picture.tsx';
import { RichText } from '#components/RichText/RichText.tsx';
import { Sheet } from '#components/Sheet/Sheet.tsx';
import { Skeleton } from '#components/Skeleton/Skeleton.tsx';
import { Stack } from '#components/Stack/Stack.tsx';
import { Text } from '#components/Text/Text.tsx';
import { blockedText, type Activity } from '#domain/activity.ts';
import { datesOf } from '#domain/activityTime.ts';
import { valueOf, type Findable } from '#domain/loadable.ts';
import { paths } from '#domain/paths.ts';
import type { Reward } from '#domain/reward.ts';
import { art } from '#theme/art.ts';
import { LoadableView } from '../shared/LoadableView/LoadableView.tsx';
import { NotFound } from '../shared/NotFound/NotFound.tsx';
import { TimeLeft } from './ActivityCard.tsx';
import * as styles from './ActivityCard.css.ts';

export type ActivitySheetProps = {
  /** The activity in the page's address, as far as it is known; absent while the sheet is closed. */
  opened?: Findable<Activity> | undefined;
  /** Epoch ms. */
  now: number;
  loggedIn: boolean;
  /** Joining is in progress. */
  joining: boolean;
  onJoin: (activity: Activity) => void;
  onCloseActivity: () => void;
  onRetryActivity: () => void;
};

const PRIZE = {
  coin: art('rewards/diamond.svg'),
  vipDays: art('rewards/vip.svg'),
  gift: art('rewards/gift.svg'),
} satisfies Record<Reward['kind'], string>;

const RATIO = 335 / 140;

/** One activity in full: what it is, its rules, and how to join. */
export function ActivitySheet({ opened, now, onCloseActivity, onRetryActivity, ...action }: ActivitySheetProps) {
  return (
    <Sheet
      payload={opened}
      onOpenChange={(next) => !next && onCloseActivity()}
      title={(activity) => valueOf(activity)?.title ?? '活动详情'}
      footer={(activity) => {
        const known = valueOf(activity);
        return known && <ActivityAction activity={known} {...action} />;
      }}
    >
      {(activity) => (
        <LoadableView
          of={activity}
          skeleton={<DetailsSkeleton />}
          notFound={<NotFound what="activity" onAction={onCloseActivity} />}
          onRetry={onRetryActivity}
        >
          {(value) => <Details activity={value} now={now} />}
        </LoadableView>
      )}
    </Sheet>
  );
}

function Details({ activity, now }: { activity: Activity; now: number }) {
  const { cover, reward, rule } = activity;
  return (
    <Stack>
      <Picture src={cover} alt="" ratio={RATIO} radius="image" />
      <Inline as="p" justify="between" wrap>
        <Text as="span" variant="meta" tabular tone="ink3">
          {datesOf(activity)}
        </Text>
        <TimeLeft activity={activity} now={now} />
      </Inline>
      {reward && (
        <Notice
          tone="gem"
          icon={<img className={styles.prize} src={PRIZE[reward.kind]} alt="" />}
          title={`参加即得 ${reward.text}`}
        />
      )}
      <RichText html={rule} />
    </Stack>
  );
}

function DetailsSkeleton() {
  return (
    <Stack>
      <Skeleton height={140} radius="image" />
      <Skeleton width={176} height={14} />
      <Skeleton height={44} radius="image" />
      <Skeleton height={96} radius="image" />
    </Stack>
  );
}

type ActivityActionProps = Pick<ActivitySheetProps, 'loggedIn' | 'joining' | 'onJoin'> & { activity: Activity };

/** The one thing to do about an activity: join it, go on with it, or see why not. */
function ActivityAction({ activity, loggedIn, joining, onJoin }: ActivityActionProps) {
  const navigate = useLinkNavigate();
  const reason = blockedText(activity);
  if (reason !== undefined)
    return (
      <Button size="large" block disabled>
        {reason}
      </Button>
    );
  const { joined, cta } = activity;
  if (joined && cta.route !== undefined) {
    return (
      <Stack gap="x8">
        <Text variant="small" tone="success" align="center">
          <Inline as="span" gap="x4" inline>
            <CheckCircleFill size={16} />
            已参加
          </Inline>
        </Text>
        <LinkButton size="large" block href={cta.route}>
          {cta.text || '去完成'}
        </LinkButton>
      </Stack>
    );
  }
  return (
    <Button
      size="large"
      block
      pending={joining}
      pendingText="参加中…"
      // Who logs in comes back to this sheet.
      onClick={() => (loggedIn ? onJoin(activity) : navigate(paths.login))}
    >
      立即参加
    </Button>
  );
}
