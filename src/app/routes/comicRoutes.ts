import type { Params } from 'react-router-dom';
import { paths } from '#domain/paths.ts';
import { simple, type RouteEntry } from '#platform/navigation/routeEntry.ts';

/** A page within a book leads back to the book. */
const toBook = ({ id = '' }: Params) => paths.bookInfo(id);

const comicPage = { ...simple, layout: 'standalone', backTarget: paths.animate } as const;

/** The pages around one book, and a person's own shelves (spec §2). */
export const comicRoutes: readonly RouteEntry[] = [
  {
    ...comicPage,
    id: 'readhistory',
    path: '/readhistory',
    title: '阅读历史',
    load: async () => (await import('./ReadHistoryRoute.tsx')).ReadHistoryRoute,
  },
  {
    ...comicPage,
    id: 'subscriblist',
    path: '/subscriblist',
    title: '我的订阅',
    load: async () => (await import('./SubscriptionsRoute.tsx')).SubscriptionsRoute,
  },
  {
    ...comicPage,
    id: 'bookinfo',
    path: '/bookinfo/:id',
    title: '漫画详情',
    load: async () => (await import('./BookInfoRoute.tsx')).BookInfoRoute,
    ask: ({ comics }, { id = '' }) => [comics.comic(id), comics.chapters(id)],
  },
  {
    ...comicPage,
    id: 'bookmenu',
    path: '/bookmenu/:id',
    title: '目录',
    backTarget: toBook,
    load: async () => (await import('./BookMenuRoute.tsx')).BookMenuRoute,
    ask: ({ comics }, { id = '' }) => [comics.chapters(id)],
  },
  {
    ...comicPage,
    id: 'readbook',
    path: '/readbook/:id/:cid',
    title: '阅读',
    backTarget: toBook,
    kept: false,
    load: async () => (await import('./ReadBookRoute.tsx')).ReadBookRoute,
    ask: ({ comics }, { id = '', cid = '' }) => [comics.chapter(id, cid), comics.comic(id)],
  },
];
