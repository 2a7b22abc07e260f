import { useQuery } from '@tanstack/react-query';
import { FaqScreen } from '#screens/help/Faq/FaqScreen.tsx';
import { useSearchParams } from '#platform/navigation/routeLocation.ts';
import { useLoadable } from '#platform/query/useLoadable.ts';
import { useContact } from '#features/account/useContact.ts';
import { useBack } from '#platform/navigation/useNavigation.ts';
import { useQueryFactory } from '#platform/core.ts';
import { faqQueries } from '#features/faq/faqQueries.ts';

export function FaqRoute() {
  const [searchParams] = useSearchParams();
  const target = searchParams.get('q');
  const groups = useQuery(useQueryFactory(faqQueries).faq);
  return (
    <FaqScreen
      onBack={useBack()}
      groups={useLoadable(groups)}
      {...(target !== null && { target })}
      onRetry={() => void groups.refetch()}
      onContact={useContact()}
    />
  );
}
