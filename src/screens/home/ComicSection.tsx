import { ErrorBlock } from '#components/ErrorBlock/ErrorBlock.tsx';
import type { Comic } from '#domain/comic.ts';
import { ComicShelf } from '../shared/ComicShelf/ComicShelf.tsx';
import { SectionHeading } from '../shared/SectionHeading/SectionHeading.tsx';

export type ComicSectionProps = {
  title: string;
  /** Null when the server could not read this row. */
  comics: readonly Comic[] | null;
  /** Where all of them are. */
  href: string;
  member: boolean | undefined;
  onRetry: () => void;
  onOpen: (path: string) => void;
};

/** A row of comics; it fails alone, and an empty one is not shown. */
export function ComicSection({ title, comics, href, member, onRetry, onOpen }: ComicSectionProps) {
  if (comics?.length === 0) return null;
  return (
    <section aria-label={title}>
      <SectionHeading title={title} href={href} onOpen={onOpen} />
      {comics === null ? (
        <ErrorBlock compact message="这里加载失败，点击重试" onRetry={onRetry} />
      ) : (
        <ComicShelf label={title} comics={comics} member={member} onOpen={onOpen} />
      )}
    </section>
  );
}
