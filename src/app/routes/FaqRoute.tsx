import { FaqScreen } from '#screens/help/Faq/FaqScreen.tsx';
import { useRouteLocation } from '#platform/navigation/routeLocation.ts';
import { toLoadable } from '#platform/query/queryState.ts';
import { useContact } from '#features/account/useContact.ts';
import { useNavigation } from '#platform/navigation/useNavigation.ts';
import { useQuery } from '#platform/query/useQuery.ts';
import { useQueries } from '#platform/core.ts';
import { faqQueries } from '#features/faq/faqQueries.ts';

export function FaqRoute() {
  const { navigate, back } = useNavigation();
  const target = useRouteLocation().searchParams.get('q');
  const groups = useQuery(useQueries(faqQueries).faq);
  return (
    <FaqScreen
      groups={toLoadable(groups)}
      {...(target !== null && { target })}
      onRetry={() => void groups.refetch()}
      onContact={useContact()}
      onOpen={navigate}
      onBack={back}
    />
  );
}
