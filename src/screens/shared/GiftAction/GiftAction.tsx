import { Button } from '#components/Button/Button.tsx';
import { LinkButton } from '#components/Button/LinkButton.tsx';
import { formatMonthDay } from '#domain/format.ts';
import { giftView, type Gift } from '#domain/gift.ts';
import { paths } from '#domain/paths.ts';
import * as styles from './GiftAction.css.ts';

export type GiftActionProps = {
  gift: Gift;
  /** Whether the person is a member, who may claim what is kept for members. */
  member: boolean;
  /** Epoch ms; decides which packs have begun and ended. */
  now: number;
  /** The pack that is being claimed; one at a time. */
  claimingId?: string;
  /** Of its button; medium unless told. */
  size?: 'small' | 'medium';
  onClaimGift: (gift: Gift) => void;
  onCopyCode: (code: string) => void;
  onOpen: (path: string) => void;
};

const STATE_TEXT = { expired: '已过期', soldOut: '已领完', soldOutToday: '今日已领完，明天再来' } as const;

/** What can be done with a gift pack now, or why nothing can. */
export function GiftAction({
  gift,
  member,
  now,
  claimingId,
  size = 'medium',
  onClaimGift,
  onCopyCode,
  onOpen,
}: GiftActionProps) {
  const { id, code, title, startTime } = gift;
  const face = giftView(gift, member, now);
  const claiming = id === claimingId;
  switch (face) {
    case 'claimed':
      return code === undefined ? (
        <span className={styles.state}>已领取</span>
      ) : (
        <Button tone="soft" size={size} aria-label={`复制礼包码：${title}`} onClick={() => onCopyCode(code)}>
          复制礼包码
        </Button>
      );
    case 'available':
      return (
        <Button
          tone="soft"
          size={size}
          pending={claiming}
          pendingText="领取中…"
          aria-label={`${claiming ? '领取中…' : '领取'}${title}`}
          onClick={() => onClaimGift(gift)}
        >
          领取
        </Button>
      );
    case 'memberOnly':
      return (
        <LinkButton tone="gold" size={size} href={paths.membership} onFollow={onOpen} aria-label={`开通可领：${title}`}>
          开通可领
        </LinkButton>
      );
    case 'upcoming':
      return <span className={styles.state}>{formatMonthDay(startTime)} 开抢</span>;
    default:
      return <span className={styles.state}>{STATE_TEXT[face]}</span>;
  }
}
