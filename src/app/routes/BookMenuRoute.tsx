import { useState } from 'react';
import * as v from 'valibot';
import { BookMenuScreen, type ChapterOrder } from '#screens/comics/BookMenu/BookMenuScreen.tsx';
import { useBook } from '#features/comics/useBook.ts';
import { useParams } from '#platform/navigation/routeLocation.ts';
import { storageKey } from '#platform/device/storage.ts';
import { useBack } from '#platform/navigation/useNavigation.ts';
import { useNow } from '#platform/device/useNow.ts';
import { useCore } from '#platform/core.ts';
import { useMember } from '#features/account/useStatus.ts';

const orderSchema = v.picklist(['asc', 'desc']);

export function BookMenuRoute() {
  const { storage } = useCore();
  const id = useParams()['id'] ?? '';
  const { comic, chapters, progress, retryChapters } = useBook(id);
  const [order, setOrder] = useState(() => storage.read(storageKey.chapterOrder, orderSchema, 'asc'));

  const changeOrder = (next: ChapterOrder) => {
    storage.write(storageKey.chapterOrder, next);
    setOrder(next);
  };

  return (
    <BookMenuScreen
      onBack={useBack()}
      bookId={id}
      chapters={comic.state === 'notFound' ? comic : chapters}
      currentCid={progress?.cid}
      order={order}
      member={useMember()}
      now={useNow()}
      onChangeOrder={changeOrder}
      onRetry={retryChapters}
    />
  );
}
