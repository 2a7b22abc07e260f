import { DownloadLine } from '#components/icons/DownloadLine.tsx';
import { Picture } from '#components/Picture/Picture.tsx';
import { formatBytes, formatCount, formatMonthDay } from '#domain/format.ts';
import { priceView, type GameDetail, type Platform } from '#domain/game.ts';
import { paths } from '#domain/paths.ts';
import { PLATFORM_NAME } from '#domain/platform.ts';
import { MemberFree, PriceTag } from '../../shared/PriceTag/PriceTag.tsx';
import { TagLink } from '../../shared/TagLink/TagLink.tsx';
import * as styles from './Identity.css.ts';

export type IdentityProps = {
  game: GameDetail;
  /** Undefined until it is known. */
  member: boolean | undefined;
  onOpen: (path: string) => void;
};

/** Icon, name, price and the four facts of a game. */
export function Identity({ game, member, onOpen }: IdentityProps) {
  const face = priceView(game, member);
  return (
    <div>
      <div className={styles.head}>
        <div className={styles.icon}>
          <Picture src={game.icon} alt="" width={84} height={84} radius="card" />
        </div>
        <div className={styles.names}>
          <p className={styles.name}>{game.name}</p>
          <p className={styles.type}>{game.typeName}</p>
        </div>
      </div>
      {game.tags.length > 0 && (
        <ul aria-label="标签" className={styles.tags}>
          {game.tags.map((tag) => (
            <li key={tag}>
              <TagLink href={paths.games('', { tag })} onOpen={onOpen}>
                {tag}
              </TagLink>
            </li>
          ))}
        </ul>
      )}
      <div className={styles.price}>
        <span className={styles.amount}>
          <PriceTag face={face} size="large" />
          {face.kind === 'price' && <MemberFree />}
        </span>
        <span className={styles.downloads}>
          <DownloadLine size={16} />
          {formatCount(game.downloads)} 次下载
        </span>
      </div>
      <Facts game={game} />
    </div>
  );
}

function platformFact(platforms: readonly Platform[]): { value: string; name: string } {
  if (platforms.length > 1) return { value: '双平台', name: '安卓 / iOS' };
  const [only] = platforms;
  return only === undefined ? { value: '即将上线', name: '平台' } : { value: PLATFORM_NAME[only], name: '仅此平台' };
}

function Facts({ game }: { game: GameDetail }) {
  const facts = [
    { value: formatBytes(game.sizeBytes), name: '大小' },
    { value: game.version, name: '版本' },
    platformFact(game.platforms),
    { value: formatMonthDay(game.updateTime), name: '更新' },
  ];
  return (
    <dl className={styles.facts}>
      {facts.map(({ value, name }) => (
        <div key={name} className={styles.fact}>
          <dt className={styles.factName}>{name}</dt>
          <dd className={styles.factValue}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
