import { Button } from '#components/Button/Button.tsx';
import { LinkButton } from '#components/Button/LinkButton.tsx';
import { paths } from '#domain/paths.ts';
import { welfareView, type WelfareItem } from '#domain/welfare.ts';
import * as styles from './GiftCards.css.ts';

export type ClaimProps = {
  loggedIn: boolean;
  /** The item whose claim is under way. */
  claimingId: string | undefined;
  /** Takes a gift, or pays for an exchange that was confirmed. */
  onClaim: (item: WelfareItem) => void;
  onOpen: (path: string) => void;
};

/** 新人礼 and 会员每日礼, side by side. */
export function GiftCards({ items, ...claim }: ClaimProps & { items: readonly WelfareItem[] }) {
  if (items.length === 0) return null;
  return (
    <ul className={styles.pair} aria-label="每日福利">
      {items.map((item) => (
        <li key={item.id} className={styles.card} data-kind={item.kind} data-reward-from={item.id}>
          <img className={styles.picture} src={item.image} alt="" />
          <h2 className={styles.title}>{item.title}</h2>
          <p className={styles.reward}>{item.reward.text}</p>
          <p className={styles.brief}>{item.brief}</p>
          <div className={styles.action}>
            <GiftButton item={item} {...claim} />
          </div>
        </li>
      ))}
    </ul>
  );
}

/** What to do about a gift, or why nothing. A visitor goes to login and comes back. */
function GiftButton({ item, loggedIn, claimingId, onClaim, onOpen }: ClaimProps & { item: WelfareItem }) {
  const face = welfareView(item);
  const claiming = claimingId === item.id;
  if (face === 'needsMember') {
    return (
      <LinkButton tone="goldDeep" size="small" href={paths.membership} onFollow={onOpen}>
        开通可领
      </LinkButton>
    );
  }
  if (face !== 'available')
    return (
      <Button size="small" disabled>
        {FACE_TEXT[face]}
      </Button>
    );
  return (
    <Button
      tone={item.kind === 'memberDaily' ? 'goldDeep' : 'gold'}
      size="small"
      pending={claiming}
      pendingText={CLAIMING}
      aria-label={`${claiming ? CLAIMING : '立即领取'}${item.title}`}
      onClick={() => (loggedIn ? onClaim(item) : onOpen(paths.login))}
    >
      立即领取
    </Button>
  );
}

const CLAIMING = '领取中…';

const FACE_TEXT = { claimed: '已领取', limit: '明日再来', soldOut: '已领完', unavailable: '暂不可领' } as const;
