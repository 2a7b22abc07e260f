import { Picture } from '#components/Picture/Picture.tsx';
import { Tag } from '#components/Tag/Tag.tsx';
import { stateText, type ComicDetail } from '#domain/comic.ts';
import { formatCount } from '#domain/format.ts';
import * as styles from './BookHero.css.ts';

/** Tags shown beside the cover; a fourth would crowd a phone. */
const SHOWN_TAGS = 3;

/** The book at night: its cover, who made it, how far it is and how many read it. */
export function BookHero({ comic }: { comic: ComicDetail }) {
  return (
    <div className={styles.hero}>
      <img className={styles.ground} src={comic.cover} alt="" />
      <span className={styles.shade} />
      <div className={styles.row}>
        <Picture src={comic.cover} alt="" width={112} ratio={3 / 4} radius="image" priority />
        <div className={styles.words}>
          <p className={styles.title}>{comic.title}</p>
          {comic.authors.length > 0 && <p className={styles.small}>{comic.authors.join(' · ')}</p>}
          <p className={styles.small}>{stateText(comic)}</p>
          <p className={styles.facts}>
            <span>{`热度 ${formatCount(comic.readCount)}`}</span>
            <span>{`${formatCount(comic.subscribeCount)} 人订阅`}</span>
          </p>
          <div className={styles.tags}>
            {comic.feeMark === 'limited' && <Tag tone="danger">限时免费</Tag>}
            {comic.tags.slice(0, SHOWN_TAGS).map((tag) => (
              <Tag key={tag} tone="night">
                {tag}
              </Tag>
            ))}
          </div>
        </div>
      </div>
    </div>
  );
}
