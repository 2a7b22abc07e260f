import { Button } from '#components/Button/Button.tsx';
import { LinkButton } from '#components/Button/LinkButton.tsx';
import { CheckCircleFill } from '#components/icons/CheckCircleFill.tsx';
import { Inline } from '#components/Inline/Inline.tsx';
import { useLinkNavigate } from '#components/Link/LinkProvider.tsx';
import { Stack } from '#components/Stack/Stack.tsx';
import { Text } from '#components/Text/Text.tsx';
import { ActivityState, type Activity } from '#domain/activity.ts';
import { paths } from '#domain/paths.ts';

export type ActivityActionProps = {
  activity: Activity;
  loggedIn: boolean;
  /** Joining is in progress. */
  joining: boolean;
  onJoin: (activity: Activity) => void;
};

/** The one thing to do about an activity: join it, go on with it, or see why not. */
export function ActivityAction({ activity, loggedIn, joining, onJoin }: ActivityActionProps) {
  const navigate = useLinkNavigate();
  const reason = disabledReason(activity);
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

function disabledReason({ state, joined, cta }: Activity): string | undefined {
  if (state === ActivityState.ended) return '已结束';
  if (state === ActivityState.coming) return '即将开始';
  return joined && cta.route === undefined ? '已参加' : undefined;
}
