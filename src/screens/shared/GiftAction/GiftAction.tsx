import { Button } from '#components/Button/Button.tsx';
import { LinkButton } from '#components/Button/LinkButton.tsx';
import { Text } from '#components/Text/Text.tsx';
import { formatMonthDay } from '#domain/format.ts';
import { giftView, type Gift } from '#domain/gift.ts';
import { paths } from '#domain/paths.ts';

export type GiftActionProps = {
  gift: Gift;
  /** Whether the person is a member, who may claim what is kept for members. */
  member: boolean;
  /** Epoch ms; decides which packs have begun and ended. */
  now: number;
  /** The pack that is being claimed; one at a time. */
  claimingId?: string;
  /** Size of the button; `medium` by default. */
  size?: 'small' | 'medium';
  onClaimGift: (gift: Gift) => void;
  onCopyCode: (code: string) => void;
};

const CLAIMING = '领取中…';

/** What can be done with a gift pack now, or why nothing can. */
export function GiftAction({
  gift,
  member,
  now,
  claimingId,
  size = 'medium',
  onClaimGift,
  onCopyCode,
}: GiftActionProps) {
  const { id, code, title, startTime } = gift;
  const view = giftView(gift, member, now);
  const claiming = id === claimingId;
  if (view === 'available')
    return (
      <Button
        tone="soft"
        size={size}
        pending={claiming}
        pendingText={CLAIMING}
        aria-label={`${claiming ? CLAIMING : '领取'}${title}`}
        onClick={() => onClaimGift(gift)}
      >
        领取
      </Button>
    );
  if (view === 'claimed' && code !== undefined)
    return (
      <Button tone="soft" size={size} aria-label={`复制礼包码：${title}`} onClick={() => onCopyCode(code)}>
        复制礼包码
      </Button>
    );
  if (view === 'memberOnly')
    return (
      <LinkButton tone="gold" size={size} href={paths.membership} aria-label={`开通可领：${title}`}>
        开通可领
      </LinkButton>
    );
  return (
    <Text as="span" variant="small" tone="ink3">
      {view === 'upcoming' ? `${formatMonthDay(startTime)} 开抢` : STATE_TEXT[view]}
    </Text>
  );
}

const STATE_TEXT = {
  claimed: '已领取',
  expired: '已过期',
  soldOut: '已领完',
  soldOutToday: '今日已领完，明天再来',
} as const;
