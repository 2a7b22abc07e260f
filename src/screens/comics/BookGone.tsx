import { LinkButton } from '#components/Button/LinkButton.tsx';
import { Empty } from '#components/Empty/Empty.tsx';
import { paths } from '#domain/paths.ts';

export type BookGoneProps = { onOpen: (path: string) => void };

/** Stands in the place of a book the server does not know, or no longer (product §2.4 bookinfo). */
export function BookGone({ onOpen }: BookGoneProps) {
  return (
    <Empty
      picture="/demo/empty/not-found.svg"
      title="作品不存在或已下架"
      action={
        <LinkButton tone="soft" href={paths.animate} onFollow={onOpen}>
          去看看其他漫画
        </LinkButton>
      }
    />
  );
}
