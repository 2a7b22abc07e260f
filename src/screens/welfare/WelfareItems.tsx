import { useState } from 'react';
import { Button, type ButtonProps } from '#components/Button/Button.tsx';
import { LinkButton } from '#components/Button/LinkButton.tsx';
import { Empty } from '#components/Empty/Empty.tsx';
import { Grid } from '#components/Grid/Grid.tsx';
import { Inline } from '#components/Inline/Inline.tsx';
import { useLinkNavigate } from '#components/Link/LinkProvider.tsx';
import { List } from '#components/ListItem/List.tsx';
import { ListItem } from '#components/ListItem/ListItem.tsx';
import { Stack } from '#components/Stack/Stack.tsx';
import { Surface } from '#components/Surface/Surface.tsx';
import { Text } from '#components/Text/Text.tsx';
import { paths } from '#domain/paths.ts';
import { stockText, welfareView, type WelfareItem, type WelfareView } from '#domain/welfare.ts';
import { PriceTag } from '../shared/PriceTag/PriceTag.tsx';
import { SpendDialog } from '../shared/SpendDialog/SpendDialog.tsx';
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
          {welfareView(item) === 'needsMember' ? (
            <LinkButton tone="goldDeep" size="small" href={paths.membership}>
              {GIFT_TEXTS.needsMember}
            </LinkButton>
          ) : (
            <ClaimButton
              {...claim}
              item={item}
              tone={forMembers ? 'goldDeep' : 'gold'}
              texts={GIFT_TEXTS}
              onClick={() => claim.onClaim(item)}
            />
          )}
        </Inline>
      </Stack>
    </Surface>
  );
}

const GIFT_TEXTS: ClaimTexts = {
  available: '立即领取',
  claiming: '领取中…',
  claimed: '已领取',
  limit: '明日再来',
  soldOut: '已领完',
  needsMember: '开通可领',
  unavailable: '暂不可领',
};

export type ExchangeListProps = ClaimProps & {
  items: readonly WelfareItem[];
  /** Diamonds held, once they are known. */
  balance: number | undefined;
};

/** 福利兑换: what diamonds buy here; nothing is spent before it is confirmed. */
export function ExchangeList({ items, balance, ...claim }: ExchangeListProps) {
  const [asked, setAsked] = useState<WelfareItem>();
  if (items.length === 0) return <Empty title="兑换正在补货，过几天再来看看" />;
  return (
    <>
      <List surface aria-label="福利兑换">
        {items.map((item) => (
          <ExchangeRow key={item.id} item={item} {...claim} onExchange={setAsked} />
        ))}
      </List>
      <SpendDialog
        open={asked !== undefined}
        spend={asked && { cost: asked.cost ?? 0, verb: '兑换', goods: `「${asked.title}」` }}
        balance={balance}
        onConfirm={() => asked && claim.onClaim(asked)}
        onOpenChange={(open) => !open && setAsked(undefined)}
      />
    </>
  );
}

type ExchangeRowProps = ClaimProps & { item: WelfareItem; onExchange: (item: WelfareItem) => void };

function ExchangeRow({ item, onExchange, ...claim }: ExchangeRowProps) {
  const { id, image, title, brief, cost } = item;
  return (
    <ListItem
      size="large"
      leading={<img className={styles.goodsPicture} src={image} alt="" loading="lazy" />}
      title={title}
      titleLines={2}
      description={brief}
      descriptionLines={2}
      meta={stockText(item)}
      trailing={
        <Stack gap="x8" align="end">
          <PriceTag view={cost === null ? { kind: 'unknown' } : { kind: 'price', amount: cost }} />
          <ClaimButton {...claim} item={item} tone="soft" texts={EXCHANGE_TEXTS} onClick={() => onExchange(item)} />
        </Stack>
      }
      data-reward-from={id}
    />
  );
}

const EXCHANGE_TEXTS: ClaimTexts = {
  available: '兑换',
  claiming: '兑换中…',
  claimed: '已兑换',
  limit: '已达兑换上限',
  soldOut: '库存不足',
  needsMember: '会员专享',
  unavailable: '暂不可兑',
};

/** What the button says in each state of an item, and while it is being claimed. */
type ClaimTexts = Record<WelfareView | 'claiming', string>;

type ClaimButtonProps = Pick<ClaimProps, 'loggedIn' | 'claimingId'> &
  Pick<ButtonProps, 'tone'> & { item: WelfareItem; texts: ClaimTexts; onClick: () => void };

/** The button of an item, or why it cannot be had; a visitor goes to login and comes back. */
function ClaimButton({ item, loggedIn, claimingId, tone, texts, onClick }: ClaimButtonProps) {
  const navigate = useLinkNavigate();
  const view = welfareView(item);
  const claiming = claimingId === item.id;
  if (view !== 'available')
    return (
      <Button size="small" disabled>
        {texts[view]}
      </Button>
    );
  return (
    <Button
      tone={tone}
      size="small"
      pending={claiming}
      pendingText={texts.claiming}
      aria-label={`${claiming ? texts.claiming : texts.available}${item.title}`}
      onClick={() => (loggedIn ? onClick() : navigate(paths.login))}
    >
      {texts.available}
    </Button>
  );
}
