import type { Question, RouteEntry } from './routeEntry.ts';
import type { Match } from './router/createRouter.ts';

/** Gives up what was begun, as far as no page has come to wait for it and nobody else began it too. */
export type GiveUp = () => void;

/**
 * The one way in which anything is asked for before a page waits for it: never past a page's guard, never a question that
 * is not to be asked as who is here, and what no page takes is given up.
 */
export type Prefetch = {
  /** What whoever is here needs wherever they stand: it is never given up. */
  always(questions: readonly Question[]): void;
  /** What somebody may need soon. */
  ahead(questions: readonly Question[]): GiveUp;
  /** The first data of the page somebody is on the way to. What was begun for any other way is given up. */
  page(match: Match, search: string): void;
  /** Code and first data of a page somebody is about to go to, a task at a time. */
  likely(match: Match, search: string): GiveUp;
  /** The code of a page nobody has asked for yet. */
  code(entry: RouteEntry): Promise<void>;
};
