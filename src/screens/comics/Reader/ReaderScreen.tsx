import { useState } from 'react';
import { Button } from '#components/Button/Button.tsx';
import { Empty } from '#components/Empty/Empty.tsx';
import { NavBar } from '#components/NavBar/NavBar.tsx';
import { Skeleton } from '#components/Skeleton/Skeleton.tsx';
import { paths } from '#domain/paths.ts';
import { LoadableView } from '../../shared/LoadableView/LoadableView.tsx';
import { SpendDialog } from '../../shared/SpendDialog/SpendDialog.tsx';
import { ChapterReader, type ChapterReaderProps } from './ChapterReader.tsx';
import type { ReaderScreenProps } from './readerProps.ts';
import * as styles from './ReaderScreen.css.ts';

/** 阅读 (product §2.4): one chapter over the whole screen. */
export function ReaderScreen(props: ReaderScreenProps) {
  const { chapter, gone, bookId, onBack, onOpen, onRetry } = props;
  if (chapter.state === 'ready' && !gone) return <Chapter {...props} chapter={chapter.value} />;
  return (
    <main className={styles.bare} aria-label="阅读" tabIndex={-1}>
      <NavBar title={gone ? '章节不存在' : '阅读'} onBack={onBack} />
      <div className={styles.bareBody}>
        {gone ? (
          <Empty
            picture="/demo/empty/no-content.svg"
            title="章节不存在"
            action={
              <Button tone="soft" onClick={() => onOpen(paths.bookMenu(bookId))}>
                目录
              </Button>
            }
          />
        ) : (
          <LoadableView of={chapter} skeleton={<Skeleton height={640} />} onRetry={onRetry}>
            {() => null}
          </LoadableView>
        )}
      </div>
    </main>
  );
}

/** A chapter that has come. 解锁 asks before it spends: the dialog stands beside the reader, whose taps mean something else. */
function Chapter(props: ChapterReaderProps) {
  const { chapter, balance, onUnlock } = props;
  const { cid, no, title, lock } = chapter;
  /** The chapter asked about: another one in its place has not been. */
  const [asked, setAsked] = useState<string>();
  const cost = lock?.price ?? undefined;
  return (
    <>
      <ChapterReader {...props} onUnlock={() => setAsked(cid)} />
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
