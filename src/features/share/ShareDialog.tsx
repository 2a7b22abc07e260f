import { useEffect, useEffectEvent, useState } from 'react';
import { ShareSheet, type ShareSheetProps, type ShareTarget } from '#screens/dialogs/ShareSheet/ShareSheet.tsx';
import { useCore, useQueryFactory } from '#platform/core.ts';
import { PRODUCT_LOGO, PRODUCT_NAME } from '#platform/device/productName.ts';
import { isLoggedIn } from '#domain/account.ts';
import { taskQueries } from '../tasks/taskQueries.ts';
import { POSTER_WORDS, type ShareSubject } from './shareSubject.ts';
import { usePoster } from './usePoster.ts';
import { useShareLink } from './useShareLink.ts';

type ShareDialogProps = {
  subject: ShareSubject;
  /** It opens on the poster, not on the share targets. */
  withPoster: boolean;
  open: boolean;
  onClose: () => void;
};

/** The share sheet of one subject: its link, its poster and the share targets. */
export function ShareDialog({ subject, withPoster, open, onClose }: ShareDialogProps) {
  const { device, log } = useCore();
  const link = useShareLink(subject.path, open);
  const report = useReportShare();
  const [copied, setCopied] = useState<ShareSheetProps['copied']>();
  const { poster, draw, drop } = usePoster(`${PRODUCT_NAME}-${subject.title}`, withPoster);
  const { title, excerpt, picture } = subject;

  const copy = (target: ShareTarget) => {
    device.copy(link.now).then(
      () => {
        setCopied({ target });
        report(subject);
      },
      (error: unknown) => {
        log.warn(`Copying failed: ${String(error)}`);
        setCopied({ address: link.now });
      },
    );
  };
  const drawPoster = () =>
    draw(async () => ({
      ...POSTER_WORDS[subject.kind],
      productName: PRODUCT_NAME,
      logo: PRODUCT_LOGO,
      origin: device.origin,
      address: await link.settled(),
      title,
      excerpt,
      picture,
    }));
  const begin = useEffectEvent(() => open && withPoster && drawPoster());
  useEffect(() => void begin(), []);
  const shareBySystem = () =>
    device.share?.({ title, url: link.now }).then(
      () => report(subject),
      (error: unknown) => log.warn(`Sharing failed: ${String(error)}`),
    );

  return (
    <ShareSheet
      open={open}
      title={title}
      excerpt={excerpt}
      picture={picture}
      copied={copied}
      poster={poster}
      onClose={onClose}
      onClosed={drop}
      onShare={copy}
      onMakePoster={drawPoster}
      onClosePoster={drop}
      onShareBySystem={device.share && shareBySystem}
    />
  );
}

/** The server accepts at most 64 of these characters. */
const refOf = ({ kind, path }: ShareSubject): string => `${kind}${path.replace(/[^A-Za-z0-9_-]+/g, '-')}`.slice(0, 64);

/** Reports a share, which is a daily task, in the background. */
function useReportShare() {
  const { api, log, queryClient, session } = useCore();
  const { tasks } = useQueryFactory(taskQueries);
  return (subject: ShareSubject) => {
    if (!isLoggedIn(session.getState().account)) return;
    api.tasks.report({ event: 'share', refId: refOf(subject) }).then(
      () => void queryClient.invalidateQueries({ queryKey: tasks.queryKey }),
      (error: unknown) => log.warn(`A share was not reported: ${String(error)}`),
    );
  };
}
