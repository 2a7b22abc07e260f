import { useState } from 'react';
import { Grid } from '#components/Grid/Grid.tsx';
import { IconButton } from '#components/IconButton/IconButton.tsx';
import { IconLink } from '#components/IconButton/IconLink.tsx';
import { type IconLabelLook } from '#components/IconLabelButton/IconLabel.tsx';
import { IconLabelButton } from '#components/IconLabelButton/IconLabelButton.tsx';
import { IconLabelLink } from '#components/IconLabelButton/IconLabelLink.tsx';
import { BookmarkFill } from '#components/icons/BookmarkFill.tsx';
import { BookmarkLine } from '#components/icons/BookmarkLine.tsx';
import { CommentLine } from '#components/icons/CommentLine.tsx';
import { InformationFill } from '#components/icons/InformationFill.tsx';
import { LeftLine } from '#components/icons/LeftLine.tsx';
import { ListLine } from '#components/icons/ListLine.tsx';
import { ScrollDownLine } from '#components/icons/ScrollDownLine.tsx';
import { Inline } from '#components/Inline/Inline.tsx';
import { Slider } from '#components/Slider/Slider.tsx';
import { Stack } from '#components/Stack/Stack.tsx';
import { Text } from '#components/Text/Text.tsx';
import { TextButton } from '#components/TextButton/TextButton.tsx';
import { chapterName, NO_PREVIOUS_TEXT, noNextText, type ChapterPages } from '#domain/comic.ts';
import { paths } from '#domain/paths.ts';
import * as styles from './ReaderControls.css.ts';
import { ReaderLooks } from './ReaderLooks.tsx';
import type { ReaderScreenProps } from './readerProps.ts';

export type ReaderControlsProps = Pick<
  ReaderScreenProps,
  'book' | 'settings' | 'onChangeSettings' | 'onGoToChapter' | 'onReachEnd' | 'onToggleSubscribe' | 'onBack'
> & {
  chapter: ChapterPages;
  /** The page read now, from 1. */
  page: number;
  open: boolean;
  onGoToPage: (page: number) => void;
  onOpenChapters: () => void;
  onStartAuto: () => void;
};

/** The bar over the pictures and the panel under them: where one is, how it looks, and where it goes on. */
export function ReaderControls({
  book,
  chapter,
  page,
  open,
  settings,
  onChangeSettings,
  onGoToPage,
  onGoToChapter,
  onReachEnd,
  onOpenChapters,
  onToggleSubscribe,
  onStartAuto,
  onBack,
}: ReaderControlsProps) {
  const { bookId, prev, next, pages } = chapter;
  const subscribed = book?.subscribed ?? false;
  const shown = { 'data-open': open || undefined, inert: !open };
  const action = { block: true, size: 'small', tone: 'night' } satisfies Partial<IconLabelLook>;
  return (
    <>
      <header className={styles.top} {...shown}>
        <IconButton label="返回" tone="night" onClick={onBack}>
          <LeftLine size={24} />
        </IconButton>
        <Text as="h1" variant="nav" lines={1} grow>
          {chapterName(chapter)}
        </Text>
        <IconLink label="漫画详情" tone="night" href={paths.bookInfo(bookId)}>
          <InformationFill size={24} />
        </IconLink>
      </header>
      <section className={styles.panel} {...shown} aria-label="阅读设置">
        <Inline>
          <Neighbour cid={prev} onGoToChapter={onGoToChapter} onReachEnd={() => onReachEnd(NO_PREVIOUS_TEXT)}>
            上一话
          </Neighbour>
          <PageSlider page={page} total={Math.max(1, pages.length)} onGoToPage={onGoToPage} />
          <Neighbour cid={next} onGoToChapter={onGoToChapter} onReachEnd={() => onReachEnd(noNextText(book))}>
            下一话
          </Neighbour>
        </Inline>
        <ReaderLooks settings={settings} onChange={onChangeSettings} />
        <Grid columns={4} gap="none">
          <IconLabelButton {...action} label="目录" icon={<ListLine size={24} />} onClick={onOpenChapters} />
          <IconLabelLink
            {...action}
            label="评论"
            icon={<CommentLine size={24} />}
            href={paths.squareSearch(book?.title ?? chapter.title)}
          />
          <IconLabelButton
            {...action}
            label={subscribed ? '已订阅' : '订阅'}
            icon={subscribed ? <BookmarkFill size={24} /> : <BookmarkLine size={24} />}
            pressed={subscribed}
            disabled={!book}
            onClick={onToggleSubscribe}
          />
          <IconLabelButton {...action} label="自动滚动" icon={<ScrollDownLine size={24} />} onClick={onStartAuto} />
        </Grid>
      </section>
    </>
  );
}

type PageSliderProps = { page: number; total: number; onGoToPage: (page: number) => void };

function PageSlider({ page, total, onGoToPage }: PageSliderProps) {
  const [dragged, setDragged] = useState<number>();
  const commit = (to: number) => {
    setDragged(undefined);
    onGoToPage(to);
  };
  return (
    <Stack grow>
      <Slider
        label="页码"
        labelHidden
        tone="night"
        thumb="value"
        min={1}
        max={total}
        value={dragged ?? page}
        disabled={total === 1}
        formatValue={(value) => `${value} / ${total}`}
        onValueChange={setDragged}
        onValueCommit={commit}
      />
    </Stack>
  );
}

type NeighbourProps = {
  cid: string | undefined;
  onGoToChapter: (cid: string) => void;
  onReachEnd: () => void;
  children: string;
};

/** Where it leads nowhere it can still be tapped: a phone has no other way to ask why. */
function Neighbour({ cid, onGoToChapter, onReachEnd, children }: NeighbourProps) {
  return (
    <TextButton
      tone="night"
      size="small"
      height="touch"
      aria-disabled={cid === undefined}
      onClick={() => (cid === undefined ? onReachEnd() : onGoToChapter(cid))}
    >
      {children}
    </TextButton>
  );
}
