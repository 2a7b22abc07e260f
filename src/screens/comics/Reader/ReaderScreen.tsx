import { useState } from 'react';
import { NavBar } from '#components/NavBar/NavBar.tsx';
import { Skeleton } from '#components/Skeleton/Skeleton.tsx';
import { Stack } from '#components/Stack/Stack.tsx';
import { paths } from '#domain/paths.ts';
import { LoadableView } from '../../shared/LoadableView/LoadableView.tsx';
import { NotFound } from '../../shared/NotFound/NotFound.tsx';
import { SpendDialog } from '../../shared/SpendDialog/SpendDialog.tsx';
import { ChapterReader } from './ChapterReader.tsx';
import type { ReaderScreenProps } from './readerProps.ts';
import * as styles from './ReaderScreen.css.ts';

/** 阅读: one chapter over the whole screen. */
export function ReaderScreen({ bookId, chapter, onRetry, ...reading }: ReaderScreenProps) {
  const { balance, onUnlock, onBack } = reading;
  /** The chapter whose price is asked about: another chapter shown later has not been. */
  const [asked, setAsked] = useState<string>();
  if (chapter.state === 'ready') {
    const { cid, no, title, lock } = chapter.value;
    const cost = lock?.price ?? undefined;
    return (
      <>
        <ChapterReader {...reading} chapter={chapter.value} onUnlock={() => setAsked(cid)} />
        {/* Beside the reader, whose taps turn pages. */}
        <SpendDialog
          open={asked === cid && cost !== undefined}
          spend={cost === undefined ? undefined : { cost, verb: '解锁', goods: `第${no}话「${title}」` }}
          balance={balance}
          onConfirm={onUnlock}
          onOpenChange={(open) => !open && setAsked(undefined)}
        />
      </>
    );
  }
  return (
    <main className={styles.bare} aria-label="阅读" tabIndex={-1}>
      <NavBar title={chapter.state === 'notFound' ? '章节不存在' : '阅读'} onBack={onBack} />
      <Stack grow gap="none" justify="center">
        <LoadableView
          of={chapter}
          skeleton={<Skeleton height={640} />}
          notFound={<NotFound what="chapter" href={paths.bookMenu(bookId)} />}
          onRetry={onRetry}
        >
          {() => null}
        </LoadableView>
      </Stack>
    </main>
  );
}
