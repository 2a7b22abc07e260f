import type { Comic } from '#domain/comic.ts';
import { ComicTile } from '../ComicTile/ComicTile.tsx';
import { shelf } from '../shelf.css.ts';

export type ComicShelfProps = {
  /** Spoken name of the shelf. */
  label: string;
  comics: readonly Comic[];
  /** Whether the person is a member (spec §6). */
  member?: boolean | undefined;
  onOpen: (path: string) => void;
};

/** Covers side by side; the last one in view is cut to say that there are more. */
export function ComicShelf({ label, comics, member, onOpen }: ComicShelfProps) {
  return (
    <ul className={shelf} aria-label={label}>
      {comics.map((comic) => (
        <li key={comic.id}>
          <ComicTile comic={comic} member={member} onOpen={onOpen} />
        </li>
      ))}
    </ul>
  );
}
