import type { ReactNode } from 'react';
import { Inline } from '#components/Inline/Inline.tsx';
import { Picture } from '#components/Picture/Picture.tsx';
import { Pressable } from '#components/Pressable/Pressable.tsx';
import { Progress } from '#components/Progress/Progress.tsx';
import { Section } from '#components/Section/Section.tsx';
import { Shelf } from '#components/Shelf/Shelf.tsx';
import { Skeleton } from '#components/Skeleton/Skeleton.tsx';
import { Stack } from '#components/Stack/Stack.tsx';
import { Surface } from '#components/Surface/Surface.tsx';
import { Text } from '#components/Text/Text.tsx';
import type { HistoryEntry } from '#domain/comic.ts';
import type { Loadable } from '#domain/loadable.ts';
import { paths } from '#domain/paths.ts';
import * as styles from './LibraryScreen.css.ts';

export type ContinueStripProps = {
  /** The last one first. */
  recent: Loadable<readonly HistoryEntry[]>;
};

/** 继续阅读: back to where one stopped; hidden when there is nothing. */
export function ContinueStrip({ recent }: ContinueStripProps) {
  if (recent.state === 'failed' || (recent.state === 'ready' && recent.value.length === 0)) return null;
  const isReady = recent.state === 'ready';
  return (
    <Section title="继续阅读" {...(isReady && { moreText: '阅读历史', href: paths.readHistory })}>
      <Shelf label="继续阅读" gap="x8" loading={!isReady}>
        {isReady
          ? recent.value.map((entry) => <ContinueCard key={entry.id} entry={entry} />)
          : [0, 1].map((index) => <CardSkeleton key={index} />)}
      </Shelf>
    </Section>
  );
}

function ContinueCard({ entry }: { entry: HistoryEntry }) {
  const { id, cid, title, cover, no, page, pageCount } = entry;
  const position = pageCount > 0 ? `第${no}话 · ${page}/${pageCount}页` : `第${no}话`;
  return (
    <Card>
      <Pressable href={paths.readBook(id, cid)} label={`继续阅读 ${title} ${position}`} radius="card">
        <CardContent cover={<Picture src={cover} alt="" width={54} height={72} radius="image" />}>
          <Text as="span" variant="name" lines={1}>
            {title}
          </Text>
          <Text as="span" variant="small" tabular lines={1} tone="ink3">
            {position}
          </Text>
          <Progress label={`${title}的阅读进度`} value={page} max={pageCount} valueText={position} size="small" />
        </CardContent>
      </Pressable>
    </Card>
  );
}

const CardSkeleton = () => (
  <Card>
    <CardContent cover={<Skeleton width={54} height={72} radius="image" />}>
      <Skeleton width={96} height={16} />
      <Skeleton width={72} height={12} />
    </CardContent>
  </Card>
);

const Card = ({ children }: { children: ReactNode }) => (
  <div className={styles.continueCard}>
    <Surface padding="none">{children}</Surface>
  </div>
);

const CardContent = ({ cover, children }: { cover: ReactNode; children: ReactNode }) => (
  <Inline as="span" gap="x10" padding="x8">
    {cover}
    <Stack as="span" gap="x4" grow>
      {children}
    </Stack>
  </Inline>
);
