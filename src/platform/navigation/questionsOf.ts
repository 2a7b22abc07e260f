import type { Api } from '#api/createApi.ts';
import { createQueries } from '#app/queries.ts';
import type { Question } from './routeEntry.ts';
import type { Match } from './createRouter.ts';
import type { SessionStore } from '../device/session.ts';

/** Whom a question is asked of, and as whom. */
export type Asker = { api: Api; session: SessionStore };

/** What a page's first data is asked by, as who is here. */
export const questionsOf = ({ api, session }: Asker, { entry, params }: Match, search: string): readonly Question[] =>
  entry.ask?.(createQueries(api, session.getState().account.uid), params, new URLSearchParams(search)) ?? [];
