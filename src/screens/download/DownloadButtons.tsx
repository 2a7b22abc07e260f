import type { ReactNode } from 'react';
import { Button } from '#components/Button/Button.tsx';
import { Stack } from '#components/Stack/Stack.tsx';
import { AndroidFill } from '#components/icons/AndroidFill.tsx';
import { AppleFill } from '#components/icons/AppleFill.tsx';
import type { Platform } from '#domain/game.ts';
import { appUrlOf, type AppInfo } from './appInfo.ts';

export type DownloadButtonsProps = {
  app: AppInfo;
  /** The reader's own platform; its button comes first, in the action colour. */
  platform?: Platform;
  onDownload: (platform: Platform) => void;
};

const LABELS: Record<Platform, { text: string; soon: string; icon: ReactNode }> = {
  1: { text: '安卓下载', soon: '安卓版敬请期待', icon: <AndroidFill size={20} /> },
  2: { text: 'iPhone下载', soon: 'iPhone版敬请期待', icon: <AppleFill size={20} /> },
};

/** One button for each platform; one without an address says 敬请期待. */
export function DownloadButtons({ app, platform, onDownload }: DownloadButtonsProps) {
  const order: readonly Platform[] = platform === 2 ? [2, 1] : [1, 2];
  return (
    <Stack>
      {order.map((each, index) => (
        <DownloadButton
          key={each}
          platform={each}
          first={index === 0}
          available={appUrlOf(app, each) !== undefined}
          onDownload={onDownload}
        />
      ))}
    </Stack>
  );
}

type DownloadButtonProps = Pick<DownloadButtonsProps, 'onDownload'> & {
  platform: Platform;
  first: boolean;
  available: boolean;
};

function DownloadButton({ platform, first, available, onDownload }: DownloadButtonProps) {
  const { text, soon, icon } = LABELS[platform];
  return (
    <Button
      tone={first ? 'action' : 'soft'}
      size="large"
      block
      leading={icon}
      disabled={!available}
      // To the eye the icon alone says which platform is yet to come.
      aria-label={available ? undefined : soon}
      onClick={() => onDownload(platform)}
    >
      {available ? text : '敬请期待'}
    </Button>
  );
}
