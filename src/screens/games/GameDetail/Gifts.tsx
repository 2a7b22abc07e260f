import { ListItem } from '#components/ListItem/ListItem.tsx';
import { Section } from '#components/Section/Section.tsx';
import { Skeleton } from '#components/Skeleton/Skeleton.tsx';
import { Stack } from '#components/Stack/Stack.tsx';
import { Surface } from '#components/Surface/Surface.tsx';
import { Tag } from '#components/Tag/Tag.tsx';
import { Text } from '#components/Text/Text.tsx';
import { giftView, type Gift } from '#domain/gift.ts';
import type { Loadable } from '#domain/loadable.ts';
import { GiftAction, type GiftActionProps } from '../../shared/GiftAction/GiftAction.tsx';
import { LoadableView } from '../../shared/LoadableView/LoadableView.tsx';
import * as styles from './GameDetailScreen.css.ts';

export type GiftsProps = Omit<GiftActionProps, 'gift' | 'size'> & {
  gifts: Loadable<readonly Gift[]>;
  onRetryGifts: () => void;
};

/** The gift packs of a game; a game without any shows nothing. */
export function Gifts({ gifts, onRetryGifts, ...action }: GiftsProps) {
  if (gifts.state === 'ready' && gifts.value.length === 0) return null;
  return (
    <Section title="游戏礼包" trailing={gifts.state === 'ready' ? `共 ${gifts.value.length} 份` : undefined}>
      <LoadableView
        of={gifts}
        skeleton={<Skeleton width="full" height={72} radius="card" />}
        compact
        failedText="这里加载失败，点击重试"
        onRetry={onRetryGifts}
      >
        {(packs) => (
          <Stack as="ul" gap="x8">
            {packs.map((gift) => (
              <Surface key={gift.id} as="li" tone="quiet" padding="none">
                <GiftRow {...action} gift={gift} />
              </Surface>
            ))}
          </Stack>
        )}
      </LoadableView>
    </Section>
  );
}

function GiftRow(props: GiftActionProps) {
  const { icon, title, content, left, claimed, code, memberOnly } = props.gift;
  const view = giftView(props.gift, props.member, props.now);
  const hasLeft = view === 'available' || view === 'memberOnly';
  return (
    <ListItem
      as="div"
      size="large"
      leading={<img className={styles.giftIcon} src={icon} alt="" loading="lazy" />}
      title={title}
      badge={memberOnly && <Tag tone="goldTint">会员专享</Tag>}
      meta={
        <>
          {content}
          {hasLeft && ` · 剩余 ${left}`}
          {claimed && ' · 已领取'}
          {claimed && code !== undefined && (
            <Text as="div" variant="smallStrong" tone="press" tabular breakAnywhere selectAll>
              {code}
            </Text>
          )}
        </>
      }
      trailing={<GiftAction {...props} size="small" />}
    />
  );
}
