import { useState } from 'react';
import * as v from 'valibot';
import { valueOf } from '#domain/loadable.ts';
import { isMember } from '#domain/userStatus.ts';
import { BookMenuScreen, type ChapterOrder } from '#screens/comics/BookMenu/BookMenuScreen.tsx';
import { useBook } from '#features/comics/useBook.ts';
import { useParams } from '#platform/navigation/routeLocation.ts';
import { storageKey } from '#platform/device/storage.ts';
import { useNavigation } from '#platform/navigation/useNavigation.ts';
import { useNow } from '#platform/device/useNow.ts';
import { useCore } from '#platform/core.ts';
import { useStatus } from '#features/account/useStatus.ts';

const orderSchema = v.picklist(['asc', 'desc']);

export function BookMenuRoute() {
  const { navigate, back } = useNavigation();
  const { storage } = useCore();
  const id = useParams()['id'] ?? '';
  const { chapters, gone, place, retryChapters } = useBook(id);
  const [order, setOrder] = useState(() => storage.read(storageKey.chapterOrder, orderSchema, 'asc'));

  const changeOrder = (next: ChapterOrder) => {
    storage.write(storageKey.chapterOrder, next);
    setOrder(next);
  };

  return (
    <BookMenuScreen
      bookId={id}
      gone={gone}
      chapters={chapters}
      currentCid={place?.cid}
      order={order}
      member={isMember(valueOf(useStatus()))}
      now={useNow()}
      onChangeOrder={changeOrder}
      onBack={back}
      onOpen={navigate}
      onRetry={retryChapters}
    />
  );
}
