import type { Comic, ChapterPages, HistoryEntry, Progress } from '#domain/comic.ts';
import type { Page } from '#domain/page.ts';
import type { Answer, Call, Person, TestPortal } from './portal.ts';

const COMIC = '/api/v1/comic';

/** A chapter for diamonds, one for members and a free one of the same book. */
export const COIN_CHAPTER = { book: '2001', cid: '2001-5', price: 20 };
export const MEMBER_CHAPTER = { book: '2001', cid: '2001-6' };

type Place = { cid: string; page: number; updateTime: number; offset?: number; finished?: number; device?: string };

/** Comics as tests use them: calls that must succeed give their data. */
export function createComics(portal: TestPortal) {
  async function must<T>(path: string, fields?: Record<string, string | number>, call: Call = {}): Promise<T> {
    const answer = await portal.call(`${COMIC}/${path}`, fields, call);
    if (answer.code !== 0) throw new Error(`${path} answered ${answer.code} ${answer.msg}`);
    return answer.data as T;
  }
  const by = (as: Person | undefined): Call => (as ? { as } : {});
  const at = (cid: string): string => cid.split('-')[0] ?? '';
  return {
    must,
    read: (id: string, as?: Person) => must<Comic>(id, undefined, by(as)),
    open: (cid: string, as?: Person) => must<ChapterPages>(`${at(cid)}/chapter/${cid}`, undefined, by(as)),
    unlock: (as: Person, cid: string, fields: Record<string, string | number> = {}): Promise<Answer> =>
      portal.call(`${COMIC}/${at(cid)}/chapter/${cid}/unlock`, { requestId: crypto.randomUUID(), ...fields }, { as }),
    save: (as: Person, place: Place) =>
      must<Progress | null>(`${at(place.cid)}/progress`, place, { as, method: 'PUT' }),
    merge: (as: Person, items: readonly Place[]) =>
      must<Progress[]>('progress/merge', { items: JSON.stringify(items) }, { as }),
    history: (as: Person) => must<Page<HistoryEntry>>('history/me', undefined, { as }),
  };
}
