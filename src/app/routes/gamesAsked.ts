import type { GamesQuestion } from '../queries.ts';

/** What an address asks of the games, beside their type; the server's numbers of an order: 1 hottest, 2 newest (product.md D14). */
export const gamesAsked = (search: URLSearchParams): Omit<GamesQuestion, 'type'> => ({
  sort: search.get('sort') === 'new' ? 2 : 1,
  keyword: search.get('keyword') ?? '',
  tag: search.get('tag') ?? '',
});
