import { Link } from '#components/Link/Link.tsx';
import { Picture } from '#components/Picture/Picture.tsx';
import { Tag } from '#components/Tag/Tag.tsx';
import { stateText, type Comic } from '#domain/comic.ts';
import { paths } from '#domain/paths.ts';
import * as styles from './ComicTile.css.ts';

export type ComicTileProps = {
  comic: Comic;
  /** Whether the person is a member (spec §6). */
  member?: boolean | undefined;
  /** Takes the width it is given; a tile of a shelf has its own. */
  wide?: boolean;
  onOpen: (path: string) => void;
};

/** A comic as its cover with one corner at most, its title and how far it is; the whole tile is one link. */
export function ComicTile({ comic, member = false, wide = false, onOpen }: ComicTileProps) {
  return (
    <article className={styles.tile} data-wide={wide || undefined}>
      <Link href={paths.bookInfo(comic.id)} onFollow={onOpen}>
        <span className={styles.body}>
          <Picture src={comic.cover} alt="" width={wide ? undefined : 104} ratio={3 / 4} radius="image" />
          <span className={styles.corner}>
            {comic.feeMark === 'limited' && (
              <Tag tone="danger" shape="corner">
                限免
              </Tag>
            )}
            {comic.feeMark === 'vip' && (
              <Tag tone="gold" shape="corner">
                {member ? '会员免费' : '会员'}
              </Tag>
            )}
          </span>
          <span className={styles.title}>{comic.title}</span>
          <span className={styles.line}>{stateText(comic)}</span>
        </span>
      </Link>
    </article>
  );
}
