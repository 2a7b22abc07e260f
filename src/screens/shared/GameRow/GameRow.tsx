import { Button } from '#components/Button/Button.tsx';
import { Inline } from '#components/Inline/Inline.tsx';
import { ListItem } from '#components/ListItem/ListItem.tsx';
import { Picture } from '#components/Picture/Picture.tsx';
import { Tag } from '#components/Tag/Tag.tsx';
import { Text } from '#components/Text/Text.tsx';
import { formatDiamonds } from '#domain/format.ts';
import { priceView, type Game, type PriceView } from '#domain/game.ts';
import { paths } from '#domain/paths.ts';
import { Gem } from '../Gem/Gem.tsx';
import { PriceTag } from '../PriceTag/PriceTag.tsx';
import { gameSummary } from './gameSummary.ts';

export type GameRowProps = {
  game: Game;
  /** Whether the person is a member (spec §6). */
  member: boolean | undefined;
  /** The download of this row is being asked for. */
  busy?: boolean;
  onDownload: (game: Game) => void;
};

/** A game as a row: the row opens its page, the button at its right starts the download. */
export function GameRow({ game, member, busy = false, onDownload }: GameRowProps) {
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
      trailing={<DownloadButton name={game.name} view={view} busy={busy} onDownload={() => onDownload(game)} />}
    />
  );
}

type DownloadButtonProps = {
  /** Name of the game, for the spoken name of the button. */
  name: string;
  view: PriceView;
  busy: boolean;
  onDownload: () => void;
};

/** Says what a download costs this person. */
function DownloadButton({ name, view, busy, onDownload }: DownloadButtonProps) {
  const price = view.kind === 'price' ? formatDiamonds(view.amount) : undefined;
  const text = price ?? (view.kind === 'free' ? '免费' : '下载');
  const unit = price === undefined ? '' : ' 钻石';
  const spoken = text === '下载' ? `下载${name}` : `${text}${unit}，下载${name}`;
  return (
    <Button
      size="small"
      tone="soft"
      pending={busy}
      pendingText="获取中…"
      aria-label={busy ? `获取中…，${name}` : spoken}
      onClick={onDownload}
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
