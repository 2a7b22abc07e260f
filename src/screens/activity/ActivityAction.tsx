import { Button } from '#components/Button/Button.tsx';
import { LinkButton } from '#components/Button/LinkButton.tsx';
import { CheckCircleFill } from '#components/icons/CheckCircleFill.tsx';
import { ActivityState, type Activity } from '#domain/activity.ts';
import { paths } from '#domain/paths.ts';
import * as styles from './ActivitySheet.css.ts';

export type ActivityActionProps = {
  activity: Activity;
  loggedIn: boolean;
  /** Joining is under way. */
  joining: boolean;
  onJoin: (activity: Activity) => void;
  onOpen: (path: string) => void;
};

/** The one thing to do about an activity: join it, go on with it, or know why not. */
export function ActivityAction({ activity, loggedIn, joining, onJoin, onOpen }: ActivityActionProps) {
  const { state, joined, cta } = activity;
  if (state === ActivityState.ended)
    return (
      <Button size="large" block disabled>
        已结束
      </Button>
    );
  if (state === ActivityState.coming)
    return (
      <Button size="large" block disabled>
        即将开始
      </Button>
    );
  if (joined && cta.route === undefined)
    return (
      <Button size="large" block disabled>
        已参加
      </Button>
    );
  if (joined && cta.route !== undefined) {
    return (
      <>
        <p className={styles.joined}>
          <CheckCircleFill size={16} />
          已参加
        </p>
        <LinkButton size="large" block href={cta.route} onFollow={onOpen}>
          {cta.text || '去完成'}
        </LinkButton>
      </>
    );
  }
  return (
    <Button
      size="large"
      block
      pending={joining}
      pendingText="参加中…"
      // Who logs in comes back to this sheet.
      onClick={() => (loggedIn ? onJoin(activity) : onOpen(paths.login))}
    >
      立即参加
    </Button>
  );
}
