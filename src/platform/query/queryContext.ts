import type { Api } from '#api/createApi.ts';
import type { Account } from '#domain/account.ts';
import type { SessionStore } from '../device/session.ts';

/** The user and the calls of a query factory. */
export type QueryContext = { api: Api; uid: Account['uid'] };

/** The context of the current user, outside a component. */
export const queryContextOf = ({ api, session }: { api: Api; session: SessionStore }): QueryContext => ({
  api,
  uid: session.getState().account.uid,
});
