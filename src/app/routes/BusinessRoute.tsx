import { isEmail } from '#domain/email.ts';
import { ready } from '#domain/loadable.ts';
import { BusinessScreen } from '#screens/help/Business/BusinessScreen.tsx';
import { useContact } from '#features/account/useContact.ts';
import { useCopy } from '#features/copy/useCopy.ts';
import { useNavigation } from '#platform/navigation/useNavigation.ts';
import { useSession } from '#platform/core.ts';

export function BusinessRoute() {
  const { back } = useNavigation();
  const config = useSession((state) => state.config);
  const named = config.state === 'ready' ? config.value.server.email : undefined;
  return (
    <BusinessScreen
      email={config.state === 'ready' ? ready(named !== undefined && isEmail(named) ? named : undefined) : config}
      onCopyEmail={useCopy()}
      onContact={useContact()}
      onBack={back}
    />
  );
}
