import { Inline } from '#components/Inline/Inline.tsx';
import { Skeleton } from '#components/Skeleton/Skeleton.tsx';
import { Tag } from '#components/Tag/Tag.tsx';
import { Text, type TextProps } from '#components/Text/Text.tsx';
import { formatDiamonds } from '#domain/format.ts';
import type { PriceView } from '#domain/game.ts';
import { visuallyHidden } from '#theme/text.css.ts';
import { Gem } from '../Gem/Gem.tsx';
import * as styles from './PriceTag.css.ts';

export type PriceTagProps = {
  /** What the price is for this person; see `priceView` in the domain. */
  view: PriceView;
  size?: 'small' | 'large';
  /** Leaves the struck price out where there is no room for it. */
  short?: boolean;
};

/** The price of a game: 免费, 已购买, a skeleton of what is not known yet, the struck price with 会员免费, or gem and number. */
export function PriceTag({ view, size = 'small', short = false }: PriceTagProps) {
  const isLarge = size === 'large';
  const state = { as: 'span', noWrap: true, shrink: false } satisfies TextProps;
  switch (view.kind) {
    case 'free':
      return (
        <Text {...state} variant={isLarge ? 'title' : 'smallStrong'} tone="success">
          免费
        </Text>
      );
    case 'owned':
    case 'unknown':
      return (
        <Text {...state} variant={isLarge ? 'title' : 'small'} tone="ink2">
          {view.kind === 'owned' ? '已购买' : '暂不可购买'}
        </Text>
      );
    case 'waiting':
      return <Skeleton width={64} height={isLarge ? 24 : 16} />;
    case 'price':
      return (
        <Inline as="span" inline shrink={false} gap={isLarge ? 'x6' : 'x4'} className={styles.root}>
          <Gem size={isLarge ? 24 : 16} />
          <Text {...state} variant={isLarge ? 'number' : 'smallStrong'} tabular tone="gem">
            {formatDiamonds(view.amount)}
            <span className={visuallyHidden}>钻石</span>
          </Text>
        </Inline>
      );
    case 'memberFree':
      return (
        <Inline as="span" inline shrink={false} gap="x6" className={styles.root}>
          {view.amount !== null && !short && (
            <Text {...state} as="del" variant={isLarge ? 'title' : 'small'} weight="regular" tabular tone="ink3">
              <span className={visuallyHidden}>原价</span>
              {formatDiamonds(view.amount)}
              <span className={visuallyHidden}>钻石</span>
            </Text>
          )}
          <MemberFree />
        </Inline>
      );
  }
}

/** The golden chip beside a price: members pay nothing. */
export function MemberFree() {
  return <Tag tone="goldTint">会员免费</Tag>;
}
