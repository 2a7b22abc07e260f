import { Button } from '#components/Button/Button.tsx';
import { Inline } from '#components/Inline/Inline.tsx';
import { ListItem } from '#components/ListItem/ListItem.tsx';
import { Picture } from '#components/Picture/Picture.tsx';
import { Skeleton } from '#components/Skeleton/Skeleton.tsx';
import { SkeletonText } from '#components/Skeleton/SkeletonText.tsx';
import { Tag } from '#components/Tag/Tag.tsx';
import { Text } from '#components/Text/Text.tsx';
import { formatDiamonds } from '#domain/format.ts';
import { priceView, type Game, type PriceView } from '#domain/game.ts';
import { gameSummary } from '#domain/gameSummary.ts';
import { paths } from '#domain/paths.ts';
import { Gem } from '../Gem/Gem.tsx';
import { PriceTag } from '../PriceTag/PriceTag.tsx';

export type GameRowProps = {
  game: Game;
  /** Whether the person is a member (spec §6). */
  member: boolean | undefined;
  /** The download of this row is being asked for. */
  busy?: boolean;
  onDownload: (game: Game) => void;
};

/** A game as a row: the row opens its page, the button at its right starts the download. */
export function GameRow({ game, member, busy, onDownload }: GameRowProps) {
  const view = priceView(game, member);
  return (
    <ListItem
      as="div"
      size="large"
      href={paths.gameDetail(game.id)}
      leading={<Picture src={game.icon} alt="" width={52} height={52} radius="image" />}
      title={game.name}
      badge={game.owned ? <Tag tone="tint">已购买</Tag> : game.isNew && <Tag tone="action">新游</Tag>}
      description={view.kind === 'memberFree' && <PriceTag view={view} />}
      meta={gameSummary(game)}
      metaLines={1}
      trailing={<DownloadButton game={game} view={view} busy={busy} onDownload={onDownload} />}
    />
  );
}

type DownloadButtonProps = Omit<GameRowProps, 'member'> & { view: PriceView };

/** Says what a download costs this person. */
function DownloadButton({ game, view, busy = false, onDownload }: DownloadButtonProps) {
  const price = view.kind === 'price' ? formatDiamonds(view.amount) : undefined;
  const text = price ?? (view.kind === 'free' ? '免费' : '下载');
  const unit = price === undefined ? '' : ' 钻石';
  const spoken = text === '下载' ? `下载${game.name}` : `${text}${unit}，下载${game.name}`;
  return (
    <Button
      size="small"
      tone="soft"
      pending={busy}
      pendingText="获取中…"
      aria-label={busy ? `获取中…，${game.name}` : spoken}
      onClick={() => onDownload(game)}
    >
      <Inline as="span" gap="x4" justify="center">
        {price !== undefined && <Gem size={16} />}
        <Text as="span" tabular>
          {text}
        </Text>
      </Inline>
    </Button>
  );
}

/** A `GameRow` while it loads; `fillGameRows` fills it before React has loaded. */
export function GameRowSkeleton() {
  return (
    <ListItem
      as="div"
      size="large"
      data-slot="record"
      leading={<Skeleton width={52} height={52} radius="image" />}
      title={<SkeletonText width={96} data-slot="name" />}
      meta={<SkeletonText width={168} data-slot="summary" />}
      metaLines={1}
      trailing={<Skeleton width={78} height={28} radius="round" />}
    />
  );
}
