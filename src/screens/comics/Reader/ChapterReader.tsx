import { useRef, useState } from 'react';
import { ImageReader } from '#components/ImageReader/ImageReader.tsx';
import type { ImageReaderHandle } from '#components/ImageReader/imageReaderParts.ts';
import { useReaderKeys } from '#components/ImageReader/useReaderKeys.ts';
import type { TapZone } from '#components/gestures/useTaps.ts';
import { TextButton } from '#components/TextButton/TextButton.tsx';
import { chapterName, NO_PREVIOUS_TEXT, type ChapterPages, type PagePosition } from '#domain/comic.ts';
import { MAX_BRIGHTNESS, type ReaderSettings } from '#domain/readerSettings.ts';
import { ChapterEnd } from './ChapterEnd.tsx';
import { ChapterSheet } from './ChapterSheet.tsx';
import { ReaderControls } from './ReaderControls.tsx';
import { AutoBar } from './ReaderLooks.tsx';
import type { ReaderScreenProps } from './readerProps.ts';
import * as styles from './ReaderScreen.css.ts';
import { ResumeNote } from './ResumeNote.tsx';

export type ChapterReaderProps = Omit<ReaderScreenProps, 'bookId' | 'chapter' | 'onRetry'> & {
  chapter: ChapterPages;
};

/** A loaded chapter: its pictures, and the controls that a tap in their middle opens. */
export function ChapterReader({
  book,
  chapter,
  start,
  settings,
  chapters,
  loggedIn,
  member,
  balance,
  unlocking,
  now,
  onMove,
  onFinish,
  onChangeSettings,
  onGoToChapter,
  onReachEnd,
  onUnlock,
  onToggleSubscribe,
  onBack,
  onRetryChapters,
}: ChapterReaderProps) {
  const body = useRef<ImageReaderHandle>(null);
  const lastPosition = useRef(start.position);
  const [position, setPosition] = useState<PagePosition>(start.position);
  const [controls, setControls] = useState(false);
  const [sheet, setSheet] = useState(false);
  const [auto, setAuto] = useState(false);
  const [note, setNote] = useState(start.resumed !== 'no');
  const title = chapterName(chapter);

  const toggleControls = () => {
    setControls(!controls);
    // A question waits for its answer.
    if (start.resumed !== 'finished') setNote(false);
  };
  const turn = (step: 1 | -1) => {
    // A strip shows its top; a page that does not turn shows nothing.
    if (step === -1 && settings.mode === 'page' && lastPosition.current.page === 1 && chapter.prev === undefined)
      onReachEnd(NO_PREVIOUS_TEXT);
    body.current?.turn(step);
  };
  const tap = (zone: TapZone) => {
    if (controls || zone === 'middle') toggleControls();
    else turn(zone === 'end' ? 1 : -1);
  };
  const move = (next: PagePosition) => {
    // A render for a new page, not for every px.
    if (lastPosition.current.page !== next.page) setPosition(next);
    lastPosition.current = next;
    onMove(next);
  };
  const changeSettings = (next: ReaderSettings) => {
    // The other mode begins where this one stands.
    setPosition(lastPosition.current);
    onChangeSettings(next);
  };
  const startAuto = () => {
    setControls(false);
    setAuto(true);
  };
  const startOver = () => {
    setNote(false);
    body.current?.goTo(1);
  };
  const goToLastPosition = () => {
    setNote(false);
    if (lastPosition.current.page !== start.position.page) body.current?.goTo(start.position.page);
  };
  useReaderKeys({
    onTurn: turn,
    onFirst: () => body.current?.goTo(1),
    onLast: () => body.current?.goTo(chapter.pages.length),
    onNudge: (step) => body.current?.nudge(step),
    onToggleControls: toggleControls,
    onEscape: controls ? toggleControls : undefined,
  });

  return (
    <main
      data-fills=""
      className={`${styles.root} ${styles.grounds[settings.ground]}`}
      aria-label={title}
      tabIndex={-1}
      data-ground={settings.ground}
    >
      <ImageReader
        mode={settings.mode}
        ref={body}
        pages={chapter.pages}
        start={position}
        label={`${title}，共${chapter.pageCount}页`}
        end={
          <ChapterEnd
            chapter={chapter}
            book={book}
            loggedIn={loggedIn}
            balance={balance}
            unlocking={unlocking}
            onUnlock={onUnlock}
            onGoToChapter={onGoToChapter}
            onToggleSubscribe={onToggleSubscribe}
            onSeen={onFinish}
          />
        }
        autoSpeed={auto && !controls && !sheet ? settings.speed : undefined}
        onMove={move}
        onTap={tap}
      />
      {settings.brightness < MAX_BRIGHTNESS && (
        <div className={styles.dimmer} style={{ opacity: 1 - settings.brightness / MAX_BRIGHTNESS }} />
      )}
      {!controls && (
        <div className={styles.opener}>
          <TextButton tone="night" size="small" height="touch" onClick={toggleControls}>
            显示阅读菜单
          </TextButton>
        </div>
      )}
      {note && !controls && (
        <ResumeNote
          finished={start.resumed === 'finished'}
          onStartOver={startOver}
          onLastPosition={goToLastPosition}
          onClose={() => setNote(false)}
        />
      )}
      {!controls && !auto && chapter.pages.length > 0 && (
        <p className={styles.counter} aria-hidden>
          {counted(position.page, chapter.pageCount)}
        </p>
      )}
      {auto && !controls && <AutoBar settings={settings} onChange={onChangeSettings} onStop={() => setAuto(false)} />}
      <ReaderControls
        book={book}
        chapter={chapter}
        page={position.page}
        open={controls}
        settings={settings}
        onChangeSettings={changeSettings}
        onGoToPage={(page) => body.current?.goTo(page)}
        onGoToChapter={onGoToChapter}
        onReachEnd={onReachEnd}
        onOpenChapters={() => setSheet(true)}
        onToggleSubscribe={onToggleSubscribe}
        onStartAuto={startAuto}
        onBack={onBack}
      />
      <ChapterSheet
        chapter={chapter}
        chapters={chapters}
        member={member}
        now={now}
        open={sheet}
        onOpenChange={setSheet}
        onGoToChapter={onGoToChapter}
        onRetry={onRetryChapters}
      />
    </main>
  );
}

/** Padded with spaces as wide as figures, so that 10 does not push aside what 9 has left. */
const counted = (page: number, total: number): string =>
  `${String(page).padStart(String(total).length, '\u2007')} / ${total}`;
