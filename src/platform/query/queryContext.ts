import type { Api } from '#api/createApi.ts';
import type { Account } from '#domain/account.ts';
import type { SessionStore } from '../device/session.ts';

export type QueryContext = { api: Api; uid: Account['uid'] };

export const queryContextOf = ({ api, session }: { api: Api; session: SessionStore }): QueryContext => ({
  api,
  uid: session.getState().account.uid,
});
