import { Grid } from '#components/Grid/Grid.tsx';
import { Inline } from '#components/Inline/Inline.tsx';
import { DownloadLine } from '#components/icons/DownloadLine.tsx';
import { Picture } from '#components/Picture/Picture.tsx';
import { Stack } from '#components/Stack/Stack.tsx';
import { Text } from '#components/Text/Text.tsx';
import { formatBytes, formatCount, formatMonthDay } from '#domain/format.ts';
import { priceView, type GameDetail } from '#domain/game.ts';
import { paths } from '#domain/paths.ts';
import { platformFact } from '#domain/platform.ts';
import { keepsWords, wraps } from '#theme/largeText.css.ts';
import { MemberFree, PriceTag } from '../../shared/PriceTag/PriceTag.tsx';
import { TagLink } from '../../shared/TagLink/TagLink.tsx';
import * as styles from './GameDetailScreen.css.ts';

export type IdentityProps = {
  game: GameDetail;
  /** Whether the person is a member; undefined until that is known. */
  member: boolean | undefined;
};

/** Icon, name, price and the four facts of a game. */
export function Identity({ game, member }: IdentityProps) {
  const view = priceView(game, member);
  return (
    <div>
      <Stack>
        <Inline align="start" gap="x12" rowGap="none" className={wraps}>
          <div className={styles.icon}>
            <Picture src={game.icon} alt="" width={84} height={84} radius="card" />
          </div>
          <Stack gap="none" grow paddingTop="x16" className={keepsWords}>
            <Text variant="title" breakAnywhere>
              {game.name}
            </Text>
            <Text variant="small" tone="ink3">
              {game.typeName}
            </Text>
          </Stack>
        </Inline>
        {game.tags.length > 0 && (
          // Rows so far apart that each tag has 44 px for the finger.
          <Inline as="ul" wrap rowGap="x20" aria-label="标签">
            {game.tags.map((tag) => (
              <li key={tag}>
                <TagLink href={paths.games('', { tag })}>{tag}</TagLink>
              </li>
            ))}
          </Inline>
        )}
      </Stack>
      <Inline wrap gap="x12" rowGap="x4" justify="between" className={styles.price}>
        <Inline as="span" wrap>
          <PriceTag view={view} size="large" />
          {view.kind === 'price' && <MemberFree />}
        </Inline>
        <Text as="span" variant="small" tone="ink3" tabular noWrap>
          <Inline as="span" inline gap="x4">
            <DownloadLine size={16} />
            {formatCount(game.downloads)} 次下载
          </Inline>
        </Text>
      </Inline>
      <Facts game={game} />
    </div>
  );
}

function Facts({ game }: { game: GameDetail }) {
  const facts = [
    { value: formatBytes(game.sizeBytes), name: '大小' },
    { value: game.version, name: '版本' },
    platformFact(game.platforms),
    { value: formatMonthDay(game.updateTime), name: '更新' },
  ];
  return (
    <Grid as="dl" minColumn={72} gap="none" rowGap="x8" paddingY="x12" className={styles.facts}>
      {facts.map(({ value, name }) => (
        <div key={name} className={styles.fact}>
          <Text as="dt" variant="micro" lines={1} align="center" tone="ink3" weight="regular">
            {name}
          </Text>
          <Text as="dd" variant="name" lines={1} align="center" tabular>
            {value}
          </Text>
        </div>
      ))}
    </Grid>
  );
}
