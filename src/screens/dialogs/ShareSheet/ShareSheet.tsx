import type { ReactNode } from 'react';
import { LinkLine } from '#components/icons/LinkLine.tsx';
import { QqFill } from '#components/icons/QqFill.tsx';
import { WechatFill } from '#components/icons/WechatFill.tsx';
import { Sheet } from '#components/Sheet/Sheet.tsx';
import * as styles from './ShareSheet.css.ts';

export type ShareTarget = 'link' | 'qq' | 'wechat';

export type ShareSheetProps = {
  open: boolean;
  /** What is shared, in one line. */
  subject: string;
  /** The target the address was last copied for. */
  copiedFor?: ShareTarget;
  onClose: () => void;
  /** Copies the address; QQ and WeChat take no links from a web page, so they get the copy and a hint. */
  onShare: (target: ShareTarget) => void;
};

const TARGETS = [
  { target: 'link', name: '复制链接', icon: <LinkLine size={24} /> },
  { target: 'qq', name: 'QQ', icon: <QqFill size={24} /> },
  { target: 'wechat', name: '微信', icon: <WechatFill size={24} /> },
] as const satisfies readonly { target: ShareTarget; name: string; icon: ReactNode }[];

const COPIED_TEXT = {
  link: '复制成功',
  qq: '链接已复制，打开QQ粘贴给好友',
  wechat: '链接已复制，打开微信粘贴给好友',
} satisfies Record<ShareTarget, string>;

/** Where a page can be sent to. */
export function ShareSheet({ open, subject, copiedFor, onClose, onShare }: ShareSheetProps) {
  return (
    <Sheet open={open} onOpenChange={(next) => !next && onClose()} title="分享">
      <p className={styles.subject}>{subject}</p>
      <ul className={styles.targets}>
        {TARGETS.map(({ target, name, icon }) => (
          <li key={target}>
            <button type="button" className={styles.target} onClick={() => onShare(target)}>
              <span className={styles.disc} data-target={target}>{icon}</span>
              {name}
            </button>
          </li>
        ))}
      </ul>
      <p role="status" className={styles.hint}>{copiedFor && COPIED_TEXT[copiedFor]}</p>
    </Sheet>
  );
}
