import type { ReactNode } from 'react';
import { IconDisc, type IconDiscProps } from '#components/IconDisc/IconDisc.tsx';
import { IconLabelButton } from '#components/IconLabelButton/IconLabelButton.tsx';
import { Inline } from '#components/Inline/Inline.tsx';
import { LinkLine } from '#components/icons/LinkLine.tsx';
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
import { PosterActions, SharePoster, type Poster } from './SharePoster.tsx';

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
  /** Draws the poster; again after a failure. */
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

type TargetsProps = Omit<ShareSheetProps, 'open' | 'poster' | 'onClose' | 'onClosed' | 'onClosePoster'>;

function Targets({ title, excerpt, picture, copied, onShare, onMakePoster, onShareBySystem }: TargetsProps) {
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
        <Target name="复制链接" icon={<LinkLine size={24} />} onPress={() => onShare('link')} />
        <Target tone="gem" name="生成海报" icon={<PicLine size={24} />} onPress={onMakePoster} />
        <Target tone="sky" name="QQ" icon={<QqFill size={24} />} onPress={() => onShare('qq')} />
        <Target tone="success" name="微信" icon={<WechatFill size={24} />} onPress={() => onShare('wechat')} />
        {onShareBySystem && (
          <Target tone="quiet" name="更多" icon={<ShareLine size={24} />} onPress={onShareBySystem} />
        )}
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

type TargetProps = Pick<IconDiscProps, 'tone'> & { name: string; icon: ReactNode; onPress: () => void };

const Target = ({ tone, name, icon, onPress }: TargetProps) => (
  <li>
    <IconLabelButton
      icon={
        <IconDisc size={52} tone={tone}>
          {icon}
        </IconDisc>
      }
      label={name}
      onClick={onPress}
    />
  </li>
);

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
