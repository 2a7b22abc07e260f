import type { ReactNode } from 'react';
import { Button } from '#components/Button/Button.tsx';
import { LinkButton } from '#components/Button/LinkButton.tsx';
import { ButtonPair } from '#components/ButtonPair/ButtonPair.tsx';
import { ErrorBlock } from '#components/ErrorBlock/ErrorBlock.tsx';
import { IconDisc, type IconDiscProps } from '#components/IconDisc/IconDisc.tsx';
import { IconLabelButton } from '#components/IconLabelButton/IconLabelButton.tsx';
import { Inline } from '#components/Inline/Inline.tsx';
import { DownloadLine } from '#components/icons/DownloadLine.tsx';
import { LinkLine } from '#components/icons/LinkLine.tsx';
import { LoadingLine } from '#components/icons/LoadingLine.tsx';
import { PicLine } from '#components/icons/PicLine.tsx';
import { QqFill } from '#components/icons/QqFill.tsx';
import { ShareLine } from '#components/icons/ShareLine.tsx';
import { WechatFill } from '#components/icons/WechatFill.tsx';
import { ListItem } from '#components/ListItem/ListItem.tsx';
import { Picture } from '#components/Picture/Picture.tsx';
import { Sheet } from '#components/Sheet/Sheet.tsx';
import { Stack } from '#components/Stack/Stack.tsx';
import { Surface } from '#components/Surface/Surface.tsx';
import { Text } from '#components/Text/Text.tsx';
import type { Loadable } from '#domain/loadable.ts';
import * as styles from './ShareSheet.css.ts';

/** A rendered poster, 750×1120. */
export type Poster = {
  /** Where this page holds the picture. */
  url: string;
  /** The name it is saved under. */
  fileName: string;
};

export type ShareTarget = 'link' | 'qq' | 'wechat';

export type ShareSheetProps = {
  open: boolean;
  /** What is shared. */
  title: string;
  excerpt?: string;
  picture?: string;
  /** What came of the last copy: whom it was made for, or the address to be copied by hand where the browser refuses. */
  copied?: { target: ShareTarget } | { address: string };
  /** The poster once it is asked for; it then replaces the targets. */
  poster?: Loadable<Poster>;
  onClose: () => void;
  /** It has left the screen: what it showed is no longer needed. */
  onClosed: () => void;
  /** Copies the address; QQ and WeChat take no links from a web page, so they get the copy and a hint. */
  onShare: (target: ShareTarget) => void;
  /** Renders the poster; again after a failure. */
  onMakePoster: () => void;
  onClosePoster: () => void;
  /** Opens the system's own share sheet; absent where there is none. */
  onShareBySystem?: () => void;
};

const COPIED_TEXT = {
  link: '复制成功',
  qq: '链接已复制，打开QQ粘贴给好友',
  wechat: '链接已复制，打开微信粘贴给好友',
} satisfies Record<ShareTarget, string>;

/** Where a page can be sent to: targets, or its poster once that is asked for. */
export function ShareSheet({ open, poster, onClose, onClosed, onMakePoster, onClosePoster, ...rest }: ShareSheetProps) {
  return (
    <Sheet
      open={open}
      onOpenChange={(next) => !next && onClose()}
      onClosed={onClosed}
      title={poster ? '分享海报' : '分享'}
      footer={poster && <PosterActions poster={poster} onBack={onClosePoster} />}
    >
      {poster ? (
        <SharePoster poster={poster} title={rest.title} onRetry={onMakePoster} />
      ) : (
        <Targets {...rest} onMakePoster={onMakePoster} />
      )}
    </Sheet>
  );
}

type Target = Pick<IconDiscProps, 'tone'> & { label: string; icon: ReactNode; onClick: () => void };

type TargetsProps = Omit<ShareSheetProps, 'open' | 'poster' | 'onClose' | 'onClosed' | 'onClosePoster'>;

function Targets({ title, excerpt, picture, copied, onShare, onMakePoster, onShareBySystem }: TargetsProps) {
  const targets: Target[] = [
    { label: '复制链接', icon: <LinkLine size={24} />, onClick: () => onShare('link') },
    { label: '生成海报', icon: <PicLine size={24} />, tone: 'gem', onClick: onMakePoster },
    { label: 'QQ', icon: <QqFill size={24} />, tone: 'sky', onClick: () => onShare('qq') },
    { label: '微信', icon: <WechatFill size={24} />, tone: 'success', onClick: () => onShare('wechat') },
  ];
  if (onShareBySystem)
    targets.push({ label: '更多', icon: <ShareLine size={24} />, tone: 'quiet', onClick: onShareBySystem });
  return (
    <>
      <Surface tone="quiet" padding="none">
        <ListItem
          as="div"
          size="large"
          leading={picture !== undefined && <Picture src={picture} alt="" width={48} height={48} radius="image" />}
          title={title}
          description={excerpt}
        />
      </Surface>
      <Inline as="ul" align="start" justify="between" wrap rowGap="x12" paddingTop="x20" paddingBottom="x12">
        {targets.map(({ icon, tone, ...button }) => (
          <li key={button.label}>
            <IconLabelButton
              {...button}
              icon={
                <IconDisc size={52} tone={tone}>
                  {icon}
                </IconDisc>
              }
            />
          </li>
        ))}
      </Inline>
      <div role="status">
        {copied && 'address' in copied ? (
          <ManualCopy address={copied.address} />
        ) : (
          <Text variant="small" align="center" tone="success">
            {/* As high before it is said, so that nothing jumps when it is. */}
            {copied ? COPIED_TEXT[copied.target] : '\u00A0'}
          </Text>
        )}
      </div>
    </>
  );
}

/** A browser without a clipboard still lets a person select and copy. */
const ManualCopy = ({ address }: { address: string }) => (
  <Stack gap="x4">
    <Text variant="small" align="center" tone="ink2">
      复制失败，请长按链接手动复制
    </Text>
    <Text variant="small" align="center" tone="link" breakAnywhere selectAll>
      {address}
    </Text>
  </Stack>
);

type PosterProps = {
  poster: Loadable<Poster>;
  /** What the poster is for. */
  title: string;
  onRetry: () => void;
};

/** The poster to be kept with a long press. */
function SharePoster({ poster, title, onRetry }: PosterProps) {
  return (
    <Stack align="center" paddingTop="x8">
      <div className={styles.frame}>
        {poster.state === 'loading' && (
          <Stack role="status" gap="x8" align="center">
            <Text as="span" tone="press">
              <span className={styles.spinner}>
                <LoadingLine size={26} />
              </span>
            </Text>
            <Text variant="small" tone="press">
              正在生成海报…
            </Text>
          </Stack>
        )}
        {poster.state === 'failed' && (
          <ErrorBlock message={poster.message ?? '海报生成失败，点击重试'} onRetry={onRetry} />
        )}
        {poster.state === 'ready' && (
          <img className={styles.picture} src={poster.value.url} alt={`${title}的分享海报`} />
        )}
      </div>
      <Text variant="small" tone="ink2">
        {/* As high before it is said, so that the sheet keeps its height. */}
        {poster.state === 'ready' ? '长按图片保存' : '\u00A0'}
      </Text>
    </Stack>
  );
}

/** Back to the targets, and saving where there is a mouse instead of a long press. */
function PosterActions({ poster, onBack }: Pick<PosterProps, 'poster'> & { onBack: () => void }) {
  return (
    <ButtonPair>
      <Button tone="quiet" onClick={onBack}>
        返回
      </Button>
      {poster.state === 'ready' && (
        <LinkButton href={poster.value.url} download={poster.value.fileName} leading={<DownloadLine size={18} />}>
          保存图片
        </LinkButton>
      )}
    </ButtonPair>
  );
}
