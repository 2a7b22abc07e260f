import type { Api } from '#api/createApi.ts';
import type { Account } from '#domain/account.ts';
import type { SessionStore } from '../device/session.ts';

/** Who asks, and by which calls. */
export type QueryContext = { api: Api; uid: Account['uid'] };

/** The context for the queries of whoever is here now, outside a component. */
export const queryContextOf = ({ api, session }: { api: Api; session: SessionStore }): QueryContext => ({
  api,
  uid: session.getState().account.uid,
});
