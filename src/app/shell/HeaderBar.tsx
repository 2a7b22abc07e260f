import { isLoggedIn } from '#domain/account.ts';
import { valueOf } from '#domain/loadable.ts';
import { messageCount } from '#domain/message.ts';
import { Header } from '#screens/shell/Header/Header.tsx';
import { headerRight } from '#screens/shell/Header/headerRight.ts';
import { useSession } from '../portal.ts';
import { PRODUCT_LOGO, PRODUCT_NAME } from '../productName.ts';
import { useNow } from '../useNow.ts';
import { useQueries, useStatus } from '../useQueries.ts';
import { useOpen } from '../useOpen.ts';
import { useQuery } from '../useQuery.ts';

/** The header in the first of its states that applies (spec §2, "Header"). */
export function HeaderBar() {
  const account = useSession((state) => state.account);
  const config = useSession((state) => state.config);
  const messages = useQuery(useQueries().messages);
  const server = valueOf(config)?.server;

  return (
    <Header
      productName={PRODUCT_NAME}
      logo={PRODUCT_LOGO}
      account={account}
      badge={valueOf(useStatus())?.badge ?? null}
      unread={messages.data ? messageCount(messages.data) : 0}
      now={useNow()}
      right={headerRight({
        initDone: config.state !== 'loading',
        hasApp: Boolean(server?.bundleUrl || server?.packageUrl),
        loggedIn: isLoggedIn(account),
      })}
      onOpen={useOpen()}
    />
  );
}
