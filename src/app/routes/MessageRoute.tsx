import { useQuery } from '@tanstack/react-query';
import { namedId } from '#domain/mendPath.ts';
import { paths } from '#domain/paths.ts';
import { MessagesScreen } from '#screens/messages/Messages/MessagesScreen.tsx';
import { useReadAllMessages } from '#features/messages/inboxReading.ts';
import { useOpenedMessage } from '#features/messages/useOpenedMessage.ts';
import { useSearchParams } from '#platform/navigation/routeLocation.ts';
import { useBack, useNavigation } from '#platform/navigation/useNavigation.ts';
import { useNow } from '#platform/device/useNow.ts';
import { usePagedQuery } from '#platform/query/usePagedQuery.ts';
import { useQueryFactory } from '#platform/core.ts';
import { messageQueries } from '#features/messages/messageQueries.ts';

export function MessageRoute() {
  const { replace } = useNavigation();
  const [searchParams] = useSearchParams();
  const counted = useQuery(useQueryFactory(messageQueries).messages);
  const inbox = usePagedQuery({ ...useQueryFactory(messageQueries).inbox, staleTime: 0 });
  const messages = inbox.paged;
  const { opened, retry } = useOpenedMessage(
    namedId(searchParams.get('id')),
    messages.state === 'ready' ? messages.items : [],
  );

  return (
    <MessagesScreen
      onBack={useBack()}
      messages={messages}
      unread={counted.data?.unread ?? 0}
      now={useNow()}
      opened={opened}
      onOpenMessage={(id) => replace(paths.messageDetail(id))}
      onCloseMessage={() => replace(paths.message)}
      onRetryMessage={retry}
      onReadAll={useReadAllMessages()}
      onRefresh={async () => {
        void counted.refetch();
        await inbox.refresh();
      }}
      onLoadMore={inbox.loadMore}
      onRetry={inbox.retry}
    />
  );
}
