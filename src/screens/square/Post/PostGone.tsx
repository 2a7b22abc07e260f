import { LinkButton } from '#components/Button/LinkButton.tsx';
import { Empty } from '#components/Empty/Empty.tsx';
import { paths } from '#domain/paths.ts';

/** The post is not there, or no longer. */
export function PostGone({ onOpen }: { onOpen: (path: string) => void }) {
  return (
    <Empty
      picture="/demo/empty/not-found.svg"
      title="该帖子已被删除"
      action={
        <LinkButton tone="soft" href={paths.square} onFollow={onOpen}>
          去广场看看
        </LinkButton>
      }
    />
  );
}
