import { useService } from '#platform/core.ts';
import { subscribingOf } from '#features/comics/subscribing.ts';
import { valueOf } from '#domain/loadable.ts';
import { paths } from '#domain/paths.ts';
import { BookInfoScreen } from '#screens/comics/BookInfo/BookInfoScreen.tsx';
import { useBook } from '#features/comics/useBook.ts';
import { useParams } from '#platform/navigation/routeLocation.ts';
import { useShare } from '#features/share/useShare.tsx';
import { useBack } from '#platform/navigation/useNavigation.ts';
import { useNow } from '#platform/device/useNow.ts';
import { usePageTitle } from '#platform/navigation/usePageTitle.ts';
import { useMember } from '#features/account/useStatus.ts';

export function BookInfoRoute() {
  const subscribing = useService(subscribingOf);
  const { share, dialog: shareDialog } = useShare();
  const id = useParams()['id'] ?? '';
  const { comic, chapters, retry, retryChapters } = useBook(id);
  const book = valueOf(comic);
  usePageTitle(book?.title);

  return (
    <>
      <BookInfoScreen
        onBack={useBack()}
        comic={comic}
        chapters={chapters}
        member={useMember()}
        now={useNow()}
        onSubscribe={() => book && subscribing.toggle(book)}
        onShare={() =>
          book &&
          share({
            kind: 'comic',
            path: paths.bookInfo(id),
            title: book.title,
            excerpt: book.intro,
            picture: book.cover,
          })
        }
        onRetry={retry}
        onRetryChapters={retryChapters}
      />
      {shareDialog}
    </>
  );
}
