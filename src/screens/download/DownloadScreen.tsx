import { useState, type ReactNode } from 'react';
import { Button } from '#components/Button/Button.tsx';
import { AndroidFill } from '#components/icons/AndroidFill.tsx';
import { AppleFill } from '#components/icons/AppleFill.tsx';
import { NavBar } from '#components/NavBar/NavBar.tsx';
import { Page } from '#components/Page/Page.tsx';
import { QrCode } from '#components/QrCode/QrCode.tsx';
import { Skeleton } from '#components/Skeleton/Skeleton.tsx';
import { Stack } from '#components/Stack/Stack.tsx';
import { Surface } from '#components/Surface/Surface.tsx';
import { Text } from '#components/Text/Text.tsx';
import { appUrlOf, builtFor, type AppInfo } from '#domain/appInfo.ts';
import { formatBytes } from '#domain/format.ts';
import type { Platform } from '#domain/game.ts';
import { valueOf, type Loadable } from '#domain/loadable.ts';
import { art } from '#theme/art.ts';
import { LoadableView } from '../shared/LoadableView/LoadableView.tsx';
import { RestrictedBrowserOverlay } from '../shared/RestrictedBrowserOverlay/RestrictedBrowserOverlay.tsx';
import { DownloadHelp } from './DownloadHelp.tsx';
import * as styles from './DownloadScreen.css.ts';

export type DownloadScreenProps = {
  info: Loadable<AppInfo>;
  /** Icon of the app. */
  logo: string;
  /** The reader's own platform; its button comes first. */
  platform?: Platform;
  /** An in-app browser that cannot download an installer (WeChat, QQ). */
  restricted: boolean;
  /** This page's address for another device, for the QR code; it carries the invite and channel code. */
  pageUrl: string;
  isDesktop: boolean;
  /** The person wants the app for this platform. */
  onDownload: (platform: Platform) => void;
  /** Copies this page's address, to be opened in another browser. */
  onCopyLink: () => void;
  onBack: () => void;
  onRetry: () => void;
};

/** 下载APP: the app for a phone, how to install it, and what people ask about it. */
export function DownloadScreen({
  info,
  logo,
  platform,
  restricted,
  pageUrl,
  isDesktop,
  onDownload,
  onCopyLink,
  onBack,
  onRetry,
}: DownloadScreenProps) {
  const [asked, setAsked] = useState<boolean>();
  const known = valueOf(info);
  // Once on arrival, and again at each tap on a download; not when there is nothing to download.
  const guiding = asked ?? (restricted && known !== undefined && builtFor(known).length > 0);
  return (
    <>
      <SidePictures className={styles.sidePanel} width={320} height={720} />
      <Page wash="sky" bar={<NavBar title="下载APP" onBack={onBack} />}>
        <LoadableView of={info} skeleton={<DownloadSkeleton />} onRetry={onRetry}>
          {(app) => (
            <AppPage
              app={app}
              logo={logo}
              platform={platform}
              qrText={isDesktop ? pageUrl : undefined}
              onDownload={restricted ? () => setAsked(true) : onDownload}
            />
          )}
        </LoadableView>
      </Page>
      <RestrictedBrowserOverlay open={guiding} onClose={() => setAsked(false)} onCopyLink={onCopyLink} />
    </>
  );
}

type AppPageProps = Pick<DownloadScreenProps, 'logo' | 'platform' | 'onDownload'> & {
  app: AppInfo;
  /** Address for the QR code; without it there is none. */
  qrText: string | undefined;
};

function AppPage({ app, logo, platform, qrText, onDownload }: AppPageProps) {
  const facts = [app.version && `版本 ${app.version}`, app.sizeBytes && formatBytes(app.sizeBytes)].filter(Boolean);
  const platforms = builtFor(app);
  return (
    <Stack gap="x16" paddingTop="x16" paddingX="x16" paddingBottom="x32">
      <Stack align="center" paddingTop="x8" paddingBottom="x4" className={styles.hero}>
        <SidePictures className={styles.scene} width={76} height={171} />
        <img className={styles.logo} src={logo} alt="" width={96} height={96} />
        <Stack gap="x4">
          <Text variant="title" tone="ink" align="center">
            {app.name}
          </Text>
          {facts.length > 0 && <Note>{facts.join(' · ')}</Note>}
          <Note>游戏、漫画、社区，一个应用都带上</Note>
        </Stack>
      </Stack>
      <DownloadButtons app={app} platform={platform} onDownload={onDownload} />
      {platforms.length === 0 && <Note>应用还在准备中，现在用浏览器打开本站就能使用</Note>}
      {qrText !== undefined && platforms.length > 0 && (
        <Surface gap="x4" align="center">
          <QrCode text={qrText} size={148} label="用手机扫码打开本页" />
          <Note>用手机扫码，在手机上下载</Note>
        </Surface>
      )}
      {platforms.length > 0 && (
        <DownloadHelp platforms={platforms.filter((each) => platform === undefined || each === platform)} />
      )}
    </Stack>
  );
}

const LABELS: Record<Platform, { text: string; soon: string; icon: ReactNode }> = {
  1: { text: '安卓下载', soon: '安卓版敬请期待', icon: <AndroidFill size={20} /> },
  2: { text: 'iPhone下载', soon: 'iPhone版敬请期待', icon: <AppleFill size={20} /> },
};

/** One button for each platform, the reader's own first; one without an address says 敬请期待. */
function DownloadButtons({ app, platform, onDownload }: Pick<AppPageProps, 'app' | 'platform' | 'onDownload'>) {
  const order: readonly Platform[] = platform === 2 ? [2, 1] : [1, 2];
  return (
    <Stack>
      {order.map((each, index) => {
        const { text, soon, icon } = LABELS[each];
        const available = appUrlOf(app, each) !== undefined;
        return (
          <Button
            key={each}
            tone={index === 0 ? 'action' : 'soft'}
            size="large"
            block
            leading={icon}
            disabled={!available}
            // To the eye the icon alone says which platform is yet to come.
            aria-label={available ? undefined : soon}
            onClick={() => onDownload(each)}
          >
            {available ? text : '敬请期待'}
          </Button>
        );
      })}
    </Stack>
  );
}

const Note = ({ children }: { children: string }) => (
  <Text variant="small" tone="ink2" align="center" breakAnywhere>
    {children}
  </Text>
);

type SidePicturesProps = { className: string; width: number; height: number };

/** The decorative pictures at both sides (spec §2, /download). */
const SidePictures = (image: SidePicturesProps) => (
  <>
    <img {...image} data-side="left" src={art('download/left.svg')} alt="" />
    <img {...image} data-side="right" src={art('download/right.svg')} alt="" />
  </>
);

const DownloadSkeleton = () => (
  <Stack gap="x16" paddingTop="x24" paddingX="x16">
    <Stack align="center">
      <Skeleton width={96} height={96} radius="card" />
      <Skeleton width={120} height={28} />
      <Skeleton width={160} height={18} />
    </Stack>
    <Skeleton height={48} radius="round" />
    <Skeleton height={48} radius="round" />
  </Stack>
);
