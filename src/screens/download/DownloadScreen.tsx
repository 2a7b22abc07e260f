import { useState } from 'react';
import { NavBar } from '#components/NavBar/NavBar.tsx';
import { Page } from '#components/Page/Page.tsx';
import { QrCode } from '#components/QrCode/QrCode.tsx';
import { Skeleton } from '#components/Skeleton/Skeleton.tsx';
import { formatBytes } from '#domain/format.ts';
import type { Platform } from '#domain/game.ts';
import { valueOf, type Loadable } from '#domain/loadable.ts';
import { LoadableView } from '../shared/LoadableView/LoadableView.tsx';
import { RestrictedBrowserOverlay } from '../shared/RestrictedBrowserOverlay/RestrictedBrowserOverlay.tsx';
import { builtFor, type AppInfo } from './appInfo.ts';
import { DownloadButtons } from './DownloadButtons.tsx';
import { DownloadHelp } from './DownloadHelp.tsx';
import * as styles from './DownloadScreen.css.ts';
import { SidePanels } from './SidePanels.tsx';

export type DownloadScreenProps = {
  info: Loadable<AppInfo>;
  /** Icon of the app. */
  logo: string;
  /** The reader's own platform; its button comes first. */
  platform?: Platform;
  /** An in-app browser that cannot download an installer (WeChat, QQ). */
  restricted: boolean;
  /** This page's address for another device, for the QR code: it carries the invite and channel one came by. */
  pageUrl: string;
  isDesktop: boolean;
  /** The person wants the app for this platform. */
  onDownload: (platform: Platform) => void;
  /** Copies this page's address, to be opened in another browser. */
  onCopyLink: () => void;
  onBack: () => void;
  onRetry: () => void;
};

/** 下载APP (product §2.4). */
export function DownloadScreen(props: DownloadScreenProps) {
  const { info, restricted, onCopyLink, onBack, onRetry } = props;
  const [asked, setAsked] = useState<boolean>();
  const known = valueOf(info);
  // Once on arrival, and again at each tap on a download; with nothing to download there is nowhere to lead.
  const guiding = asked ?? (restricted && known !== undefined && builtFor(known).length > 0);
  return (
    <>
      <SidePanels />
      <Page wash="sky" bar={<NavBar title="下载APP" onBack={onBack} />}>
        <LoadableView of={info} skeleton={<Waiting />} onRetry={onRetry}>
          {(value) => <AppPage {...props} app={value} onGuide={() => setAsked(true)} />}
        </LoadableView>
      </Page>
      <RestrictedBrowserOverlay open={guiding} onClose={() => setAsked(false)} onCopyLink={onCopyLink} />
    </>
  );
}

type AppPageProps = DownloadScreenProps & { app: AppInfo; onGuide: () => void };

function AppPage({ app, logo, platform, restricted, pageUrl, isDesktop, onDownload, onGuide }: AppPageProps) {
  const facts = [app.version && `版本 ${app.version}`, app.sizeBytes && formatBytes(app.sizeBytes)].filter(Boolean);
  const platforms = builtFor(app);
  return (
    <div className={styles.body}>
      <div className={styles.hero}>
        <img className={styles.scene} data-side="left" src="/demo/download/left.svg" alt="" width={76} height={171} />
        <img className={styles.scene} data-side="right" src="/demo/download/right.svg" alt="" width={76} height={171} />
        <img className={styles.logo} src={logo} alt="" width={96} height={96} />
        <p className={styles.name}>{app.name}</p>
        {facts.length > 0 && <p className={styles.facts}>{facts.join(' · ')}</p>}
        <p className={styles.line}>游戏、漫画、社区，一个应用都带上</p>
      </div>
      <DownloadButtons app={app} platform={platform} onDownload={restricted ? onGuide : onDownload} />
      {platforms.length === 0 && <p className={styles.soon}>应用还在准备中，现在用浏览器打开本站就能使用</p>}
      {isDesktop && platforms.length > 0 && (
        <div className={styles.qr}>
          <QrCode text={pageUrl} size={148} label="用手机扫码打开本页" />
          <p className={styles.line}>用手机扫码，在手机上下载</p>
        </div>
      )}
      {platforms.length > 0 && (
        <DownloadHelp platforms={platforms.filter((each) => platform === undefined || each === platform)} />
      )}
    </div>
  );
}

function Waiting() {
  return (
    <div className={styles.hero}>
      <Skeleton width={96} height={96} radius="card" />
      <Skeleton width={120} height={28} />
      <Skeleton width={160} height={18} />
      <Skeleton width={240} height={48} radius="round" />
    </div>
  );
}
