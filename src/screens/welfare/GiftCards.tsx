import { Button } from '#components/Button/Button.tsx';
import { LinkButton } from '#components/Button/LinkButton.tsx';
import { Grid } from '#components/Grid/Grid.tsx';
import { Inline } from '#components/Inline/Inline.tsx';
import { useLinkNavigate } from '#components/Link/LinkProvider.tsx';
import { Stack } from '#components/Stack/Stack.tsx';
import { Surface } from '#components/Surface/Surface.tsx';
import { Text } from '#components/Text/Text.tsx';
import { paths } from '#domain/paths.ts';
import { welfareView, type WelfareItem } from '#domain/welfare.ts';
import * as styles from './WelfareScreen.css.ts';

export type ClaimProps = {
  loggedIn: boolean;
  /** The item that is being claimed. */
  claimingId: string | undefined;
  /** Takes a gift, or pays for an exchange that was confirmed. */
  onClaim: (item: WelfareItem) => void;
};

/** 新人礼 and 会员每日礼, side by side. */
export function GiftCards({ items, ...claim }: ClaimProps & { items: readonly WelfareItem[] }) {
  if (items.length === 0) return null;
  return (
    <Grid as="ul" minColumn={140} gap="x12" aria-label="每日福利">
      {items.map((item) => (
        <GiftCard key={item.id} item={item} {...claim} />
      ))}
    </Grid>
  );
}

function GiftCard({ item, ...claim }: ClaimProps & { item: WelfareItem }) {
  const { id, kind, title, reward, brief, image } = item;
  const forMembers = kind === 'memberDaily';
  return (
    <Surface as="li" tone={forMembers ? 'gold' : 'card'} padding="none" gap="none" data-reward-from={id}>
      <Stack className={styles.gift} gap="x8" padding="x12" justify="between" grow data-kind={kind}>
        <Stack gap="x2">
          <Inline gap="x4" align="start">
            <Stack gap="x2" grow>
              <Text as="h2" variant="name" weight="bold" breakAnywhere>
                {title}
              </Text>
              <Text variant="small" weight="bold" tabular tone={forMembers ? undefined : 'gem'}>
                {reward.text}
              </Text>
            </Stack>
            <img className={styles.giftPicture} src={image} alt="" />
          </Inline>
          <Text variant="meta" lines={2} breakAnywhere tone={forMembers ? 'goldText' : 'ink3'}>
            {brief}
          </Text>
        </Stack>
        <Inline>
          <GiftButton item={item} {...claim} />
        </Inline>
      </Stack>
    </Surface>
  );
}

/** The button of a gift, or why it cannot be taken; a visitor goes to login and comes back. */
function GiftButton({ item, loggedIn, claimingId, onClaim }: ClaimProps & { item: WelfareItem }) {
  const navigate = useLinkNavigate();
  const view = welfareView(item);
  const claiming = claimingId === item.id;
  if (view === 'needsMember')
    return (
      <LinkButton tone="goldDeep" size="small" href={paths.membership}>
        开通可领
      </LinkButton>
    );
  if (view !== 'available')
    return (
      <Button size="small" disabled>
        {REASON[view]}
      </Button>
    );
  return (
    <Button
      tone={item.kind === 'memberDaily' ? 'goldDeep' : 'gold'}
      size="small"
      pending={claiming}
      pendingText={CLAIMING}
      aria-label={`${claiming ? CLAIMING : '立即领取'}${item.title}`}
      onClick={() => (loggedIn ? onClaim(item) : navigate(paths.login))}
    >
      立即领取
    </Button>
  );
}

const CLAIMING = '领取中…';

const REASON = { claimed: '已领取', limit: '明日再来', soldOut: '已领完', unavailable: '暂不可领' } as const;
