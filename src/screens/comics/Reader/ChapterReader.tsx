import { useRef, useState } from 'react';
import { TextButton } from '#components/TextButton/TextButton.tsx';
import type { ChapterPages } from '#domain/comic.ts';
import { AutoBar } from './AutoBar.tsx';
import { NO_PREVIOUS_TEXT } from './bookEnds.ts';
import { ChapterEnd } from './ChapterEnd.tsx';
import { ChapterSheet } from './ChapterSheet.tsx';
import { PageReader } from './PageReader.tsx';
import { ReaderControls } from './ReaderControls.tsx';
import type { ReaderHandle, TapZone } from './readerParts.ts';
import { MAX_BRIGHTNESS, type ReaderSettings } from './readerSettings.ts';
import type { ReaderScreenProps } from './readerProps.ts';
import * as styles from './ReaderScreen.css.ts';
import { ResumeNote } from './ResumeNote.tsx';
import { StripReader } from './StripReader.tsx';
import type { PagePlace } from './stripLayout.ts';
import { useReaderKeys } from './useReaderKeys.ts';

export type ChapterReaderProps = Omit<ReaderScreenProps, 'chapter' | 'gone' | 'onRetry'> & { chapter: ChapterPages };

/** A loaded chapter: its pictures, and the controls that a tap in their middle opens. */
export function ChapterReader({
  bookId,
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
  const body = useRef<ReaderHandle>(null);
  const lastPlace = useRef(start.place);
  const [place, setPlace] = useState<PagePlace>(start.place);
  const [controls, setControls] = useState(false);
  const [sheet, setSheet] = useState(false);
  const [auto, setAuto] = useState(false);
  const [note, setNote] = useState(start.resumed !== 'no');
  const title = `第${chapter.no}话 ${chapter.title}`;
  const Body = settings.mode === 'strip' ? StripReader : PageReader;

  const toggleControls = () => {
    setControls(!controls);
    // A question waits for its answer.
    if (start.resumed !== 'finished') setNote(false);
  };
  const turn = (step: 1 | -1) => {
    // A strip shows its top; a page that does not turn shows nothing.
    if (step === -1 && settings.mode === 'page' && lastPlace.current.page === 1 && chapter.prev === undefined)
      onReachEnd(NO_PREVIOUS_TEXT);
    body.current?.turn(step);
  };
  const tap = (zone: TapZone) => {
    if (controls || zone === 'middle') toggleControls();
    else turn(zone === 'on' ? 1 : -1);
  };
  const move = (next: PagePlace) => {
    // A render for a new page, not for every px.
    if (lastPlace.current.page !== next.page) setPlace(next);
    lastPlace.current = next;
    onMove(next);
  };
  const changeSettings = (next: ReaderSettings) => {
    // The other mode begins where this one stands.
    setPlace(lastPlace.current);
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
  const goToLastPlace = () => {
    setNote(false);
    if (lastPlace.current.page !== start.place.page) body.current?.goTo(start.place.page);
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
      <Body
        key={settings.mode}
        ref={body}
        pages={chapter.pages}
        start={place}
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
          onLastPlace={goToLastPlace}
          onClose={() => setNote(false)}
        />
      )}
      {!controls && !auto && chapter.pages.length > 0 && (
        <p className={styles.counter} aria-hidden>
          {counted(place.page, chapter.pageCount)}
        </p>
      )}
      {auto && !controls && <AutoBar settings={settings} onChange={onChangeSettings} onStop={() => setAuto(false)} />}
      <ReaderControls
        title={title}
        book={book}
        chapter={chapter}
        page={place.page}
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
        bookId={bookId}
        cid={chapter.cid}
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
