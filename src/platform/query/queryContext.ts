import type { Api } from '#api/createApi.ts';
import type { Account } from '#domain/account.ts';
import type { SessionStore } from '../device/session.ts';

/** What query factories need: the API client, and the uid of the logged-in user. */
export type QueryContext = { api: Api; uid: Account['uid'] };

/** The query context outside a component, as of now. */
export const queryContextOf = ({ api, session }: { api: Api; session: SessionStore }): QueryContext => ({
  api,
  uid: session.getState().account.uid,
});
