import { FaqScreen } from '#screens/help/Faq/FaqScreen.tsx';
import { usePlace } from '../place.ts';
import { toLoadable } from '../queryState.ts';
import { useContact } from '../useContact.ts';
import { useNavigation } from '../useNavigation.ts';
import { useQueries } from '../useQueries.ts';
import { useQuery } from '../useQuery.ts';

export function FaqRoute() {
  const { open, back } = useNavigation();
  const target = usePlace().search.get('q');
  const groups = useQuery(useQueries().faq);
  return (
    <FaqScreen
      groups={toLoadable(groups)}
      {...(target !== null && { target })}
      onRetry={() => void groups.refetch()}
      onContact={useContact()}
      onOpen={open}
      onBack={back}
    />
  );
}
