import type { ReactNode } from 'react';
import { LinkLine } from '#components/icons/LinkLine.tsx';
import { PicLine } from '#components/icons/PicLine.tsx';
import { QqFill } from '#components/icons/QqFill.tsx';
import { ShareLine } from '#components/icons/ShareLine.tsx';
import { WechatFill } from '#components/icons/WechatFill.tsx';
import { Picture } from '#components/Picture/Picture.tsx';
import { Sheet } from '#components/Sheet/Sheet.tsx';
import type { Loadable } from '#domain/loadable.ts';
import { PosterActions, SharePoster, type Poster } from './SharePoster.tsx';
import * as styles from './ShareSheet.css.ts';

export type ShareTarget = 'link' | 'qq' | 'wechat';

export type ShareSheetProps = {
  open: boolean;
  /** What is shared. */
  title: string;
  excerpt?: string;
  picture?: string;
  /** What came of the last copy: whom it was made for, or the address to be copied by hand where the browser refuses. */
  copied?: { target: ShareTarget } | { address: string };
  /** The poster once it is asked for; it then takes the place of the targets. */
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

/** Where a page can be sent to (product §2.5). */
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
      <div className={styles.subject}>
        {picture !== undefined && <Picture src={picture} alt="" width={48} height={48} radius="image" />}
        <div className={styles.words}>
          <p className={styles.title}>{title}</p>
          {excerpt !== undefined && <p className={styles.excerpt}>{excerpt}</p>}
        </div>
      </div>
      <ul className={styles.targets}>
        <Target look="link" name="复制链接" icon={<LinkLine size={24} />} onPress={() => onShare('link')} />
        <Target look="poster" name="生成海报" icon={<PicLine size={24} />} onPress={onMakePoster} />
        <Target look="qq" name="QQ" icon={<QqFill size={24} />} onPress={() => onShare('qq')} />
        <Target look="wechat" name="微信" icon={<WechatFill size={24} />} onPress={() => onShare('wechat')} />
        {onShareBySystem && <Target look="more" name="更多" icon={<ShareLine size={24} />} onPress={onShareBySystem} />}
      </ul>
      <p role="status" className={styles.hint}>
        {copied && ('target' in copied ? COPIED_TEXT[copied.target] : <ByHand address={copied.address} />)}
      </p>
    </>
  );
}

type TargetProps = { look: string; name: string; icon: ReactNode; onPress: () => void };

const Target = ({ look, name, icon, onPress }: TargetProps) => (
  <li className={styles.place}>
    <button type="button" className={styles.target} onClick={onPress}>
      <span className={styles.disc} data-target={look}>
        {icon}
      </span>
      {name}
    </button>
  </li>
);

/** A browser without a clipboard still lets a person select and copy. */
const ByHand = ({ address }: { address: string }) => (
  <span className={styles.byHand}>
    复制失败，请长按链接手动复制
    <span className={styles.address}>{address}</span>
  </span>
);
