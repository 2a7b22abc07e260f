import { LinkButton } from '#components/Button/LinkButton.tsx';
import { Empty } from '#components/Empty/Empty.tsx';
import { paths } from '#domain/paths.ts';

/** The game is not there, or no longer. */
export function GameGone({ onOpen }: { onOpen: (path: string) => void }) {
  return (
    <Empty
      picture="/demo/empty/not-found.svg"
      title="游戏不存在或已下架"
      action={
        <LinkButton tone="soft" href={paths.games()} onFollow={onOpen}>
          去看看其他游戏
        </LinkButton>
      }
    />
  );
}
