import { Button } from '#components/Button/Button.tsx';
import { LinkButton } from '#components/Button/LinkButton.tsx';
import { Empty } from '#components/Empty/Empty.tsx';
import { paths } from '#domain/paths.ts';

/** Nobody has written under this tag. */
export function NoPosts({ onOpen }: { onOpen: (path: string) => void }) {
  return (
    <Empty
      picture="/demo/empty/no-content.svg"
      title="这里还没有帖子，说点什么吧"
      action={
        <LinkButton tone="soft" size="medium" href={paths.postPage} onFollow={onOpen}>
          发帖
        </LinkButton>
      }
    />
  );
}

/** 关注 without anybody to read. */
export function NobodyFollowed({ onLeave }: { onLeave: () => void }) {
  return (
    <Empty
      picture="/demo/empty/no-content.svg"
      title="还没有关注的人，去推荐看看"
      action={
        <Button tone="soft" size="medium" onClick={onLeave}>
          去推荐看看
        </Button>
      }
    />
  );
}

/** A search that found nothing. */
export function NoResults({ onClear }: { onClear: () => void }) {
  return (
    <Empty
      picture="/demo/empty/no-result.svg"
      title="没有找到相关内容"
      action={
        <Button tone="soft" size="medium" onClick={onClear}>
          清空搜索
        </Button>
      }
    />
  );
}
