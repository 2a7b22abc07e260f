import { useService, useCore, useLoggedIn } from '#platform/core.ts';
import { subscribingOf } from '#features/comics/subscribing.ts';
import { valueOf } from '#domain/loadable.ts';
import { paths } from '#domain/paths.ts';
import { isMember } from '#domain/userStatus.ts';
import { ReaderScreen } from '#screens/comics/Reader/ReaderScreen.tsx';
import { useReaderChapter } from '#features/comics/useReaderChapter.ts';
import { usePreloadedChapter } from '#features/comics/usePreloadedChapter.ts';
import { useReaderPref } from '#features/comics/useReaderPref.ts';
import { useReaderProgress } from '#features/comics/useReaderProgress.ts';
import { useReadingHeartbeat } from '#features/comics/useReadingHeartbeat.ts';
import { useUnlockChapter } from '#features/comics/useUnlockChapter.tsx';
import { useParams } from '#platform/navigation/routeLocation.ts';
import { useBack, useNavigation } from '#platform/navigation/useNavigation.ts';
import { useNow } from '#platform/device/useNow.ts';
import { usePageTitle } from '#platform/navigation/usePageTitle.ts';
import { useStatus } from '#features/account/useStatus.ts';

export function ReadBookRoute() {
  const { id = '', cid = '' } = useParams();
  const { replace } = useNavigation();
  const { toasts } = useCore();
  const subscribing = useService(subscribingOf);
  const status = valueOf(useStatus());
  const { book, chapters, chapter, pages, start, retryChapter, retryChapters } = useReaderChapter(id, cid);
  const [settings, changeSettings] = useReaderPref(id);
  const progress = useReaderProgress(pages);
  const preload = usePreloadedChapter(pages);
  const onReadingActivity = useReadingHeartbeat(pages?.cid);
  const purchase = useUnlockChapter(pages);
  usePageTitle(pages?.title);

  return (
    <>
      <ReaderScreen
        onBack={useBack()}
        bookId={id}
        book={book}
        chapter={chapter}
        start={start}
        settings={settings}
        chapters={chapters}
        loggedIn={useLoggedIn()}
        member={isMember(status)}
        balance={status?.coinNum}
        unlocking={purchase.unlocking}
        now={useNow()}
        onMove={(position) => {
          progress.move(position);
          onReadingActivity();
          preload(position.page);
        }}
        onFinish={progress.finish}
        onChangeSettings={changeSettings}
        onGoToChapter={(next) => replace(paths.readBook(id, next))}
        onReachEnd={(text) => toasts.show({ type: 'info', text })}
        onUnlock={purchase.unlock}
        onToggleSubscribe={() => book && subscribing.toggle(book)}
        onRetry={retryChapter}
        onRetryChapters={retryChapters}
      />
      {purchase.dialog}
    </>
  );
}
