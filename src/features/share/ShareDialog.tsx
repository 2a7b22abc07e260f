import { useEffect, useEffectEvent, useState } from 'react';
import { ShareSheet, type ShareSheetProps, type ShareTarget } from '#screens/dialogs/ShareSheet/ShareSheet.tsx';
import { useCore } from '#platform/core.ts';
import { PRODUCT_LOGO, PRODUCT_NAME } from '#platform/device/productName.ts';
import { POSTER_WORDS, type ShareSubject } from './shareSubject.ts';
import { usePoster } from './usePoster.ts';
import { useReportShare } from './useReportShare.ts';
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
  const poster = usePoster(`${PRODUCT_NAME}-${subject.title}`, withPoster);
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
    poster.draw(async () => ({
      ...POSTER_WORDS[subject.kind],
      productName: PRODUCT_NAME,
      logo: PRODUCT_LOGO,
      origin: device.origin,
      address: await link.settled(),
      title,
      ...(excerpt !== undefined && { excerpt }),
      ...(picture !== undefined && { picture }),
    }));
  const begin = useEffectEvent(() => open && withPoster && drawPoster());
  useEffect(() => void begin(), []);
  const shareBySystem =
    device.share &&
    (() => {
      device.share?.({ title, url: link.now }).then(
        () => report(subject),
        (error: unknown) => log.warn(`Sharing failed: ${String(error)}`),
      );
    });

  return (
    <ShareSheet
      open={open}
      title={title}
      {...(excerpt !== undefined && { excerpt })}
      {...(picture !== undefined && { picture })}
      {...(copied && { copied })}
      {...(poster.face && { poster: poster.face })}
      onClose={onClose}
      onClosed={poster.drop}
      onShare={copy}
      onMakePoster={drawPoster}
      onClosePoster={poster.drop}
      {...(shareBySystem && { onShareBySystem: shareBySystem })}
    />
  );
}
