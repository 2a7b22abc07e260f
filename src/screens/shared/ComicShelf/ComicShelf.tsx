import { Shelf } from '#components/Shelf/Shelf.tsx';
import type { Comic } from '#domain/comic.ts';
import { ComicTile } from '../ComicTile/ComicTile.tsx';

export type ComicShelfProps = {
  /** Spoken name of the shelf. */
  label: string;
  comics: readonly Comic[];
  /** Whether the person is a member (spec §6). */
  member?: boolean | undefined;
};

/** Covers side by side; the last one in view is cut to say that there are more. */
export function ComicShelf({ label, comics, member }: ComicShelfProps) {
  return (
    <Shelf label={label}>
      {comics.map((comic) => (
        <ComicTile key={comic.id} comic={comic} member={member} />
      ))}
    </Shelf>
  );
}
