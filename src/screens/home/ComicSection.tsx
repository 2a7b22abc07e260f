import { ErrorBlock } from '#components/ErrorBlock/ErrorBlock.tsx';
import type { Comic } from '#domain/comic.ts';
import { paths } from '#domain/paths.ts';
import { ComicShelf } from '../shared/ComicShelf/ComicShelf.tsx';
import { SectionHeading } from '../shared/SectionHeading/SectionHeading.tsx';

export type ComicSectionProps = {
  /** The newest chapter first; null when the server could not read this row. */
  comics: readonly Comic[] | null;
  member: boolean;
  onRetry: () => void;
  onOpen: (path: string) => void;
};

/** 漫画更新: what goes on in the library; it fails alone, and an empty one is not shown. */
export function ComicSection({ comics, member, onRetry, onOpen }: ComicSectionProps) {
  if (comics?.length === 0) return null;
  return (
    <section aria-label="漫画更新">
      <SectionHeading title="漫画更新" href={paths.library({ tab: 'update' })} onOpen={onOpen} />
      {comics === null ? (
        <ErrorBlock compact message="这里加载失败，点击重试" onRetry={onRetry} />
      ) : (
        <ComicShelf label="漫画更新" comics={comics} member={member} onOpen={onOpen} />
      )}
    </section>
  );
}
