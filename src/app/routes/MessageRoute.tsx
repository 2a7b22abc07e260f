import { namedId } from '#domain/mendPath.ts';
import { paths } from '#domain/paths.ts';
import { MessagesScreen } from '#screens/messages/Messages/MessagesScreen.tsx';
import { useReadAllMessages } from '#features/messages/inboxReading.ts';
import { useOpenedMessage } from '#features/messages/useOpenedMessage.ts';
import { useRouteLocation } from '#platform/navigation/routeLocation.ts';
import { toPaged } from '#platform/query/queryState.ts';
import { useNavigation } from '#platform/navigation/useNavigation.ts';
import { useNow } from '#platform/device/useNow.ts';
import { useInfiniteQuery, useQuery } from '#platform/query/useQuery.ts';
import { useRefresh } from '#platform/query/useRefresh.ts';
import { useQueries } from '#platform/core.ts';
import { messageQueries } from '#features/messages/messageQueries.ts';

export function MessageRoute() {
  const { navigate, replace, back } = useNavigation();
  const counted = useQuery(useQueries(messageQueries).messages);
  const inbox = useInfiniteQuery({ ...useQueries(messageQueries).inbox, staleTime: 0 });
  const messages = toPaged(inbox);
  const { opened, retry } = useOpenedMessage(
    namedId(useRouteLocation().searchParams.get('id')),
    messages.state === 'ready' ? messages.items : [],
  );

  return (
    <MessagesScreen
      messages={messages}
      unread={counted.data?.unread ?? 0}
      now={useNow()}
      {...(opened && { opened })}
      onOpenMessage={(id) => replace(paths.messageDetail(id))}
      onCloseMessage={() => replace(paths.message)}
      onRetryMessage={retry}
      onReadAll={useReadAllMessages()}
      onRefresh={useRefresh((options) => Promise.all([inbox.refetch(options), counted.refetch(options)]))}
      onLoadMore={() => void inbox.fetchNextPage()}
      onRetry={() => void (inbox.isFetchNextPageError ? inbox.fetchNextPage() : inbox.refetch())}
      onOpen={navigate}
      onBack={back}
    />
  );
}
