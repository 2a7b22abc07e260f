import type { ComponentType } from 'react';
import { paths } from '#domain/paths.ts';
import type { Portal } from './portal.ts';
import { createQueries, type Queries } from './queries.ts';

/** The five entries of the bottom bar, in the spec's order (§2). */
export type MainEntry = 'home' | 'square' | 'animate' | 'games' | 'profile';

/** What the app knows of a route before its code has arrived (spec §2). */
export type RouteMeta = {
  id: string;
  /** Route title; the document's is `{product} - {title}`. */
  title: string;
  layout: 'main' | 'simple' | 'standalone';
  /** The entry of the bottom bar that is lit. */
  entry?: MainEntry;
  header?: boolean;
  needsLogin?: boolean;
  /** Login pages: somebody logged in is sent on. */
  visitorsOnly?: boolean;
  /** Where Back goes when the page was not reached from inside the app. */
  backTarget: string;
  /** Whether the page is kept when it is left; forms start empty each time. */
  kept: boolean;
};

export type RouteEntry = RouteMeta & {
  path: string;
  load: () => Promise<ComponentType>;
  /** Asks for the page's first data while its code is on the way. */
  ask?: (portal: Portal, queries: Queries, params: Record<string, string | undefined>) => void;
};

const main = { layout: 'main', backTarget: paths.home, kept: true } as const;
const simple = { layout: 'simple', backTarget: paths.home, kept: true } as const;
const form = { ...simple, kept: false } as const;
const loginPage = { ...form, visitorsOnly: true } as const;

export const routeTable: readonly RouteEntry[] = [
  {
    ...main,
    id: 'home',
    path: '/',
    title: '首页',
    entry: 'home',
    header: true,
    load: async () => (await import('./routes/HomeRoute.tsx')).HomeRoute,
    ask: ({ queryClient }, queries) => void queryClient.prefetchQuery(queries.home),
  },
  {
    ...main,
    id: 'square',
    path: '/square',
    title: '礼包中心',
    entry: 'square',
    load: async () => (await import('./routes/SquareRoute.tsx')).SquareRoute,
    ask: ({ queryClient }, { square }) => {
      void queryClient.prefetchQuery(square.tags);
      void queryClient.prefetchInfiniteQuery(square.posts({ sort: 1 }));
    },
  },
  {
    ...main,
    id: 'animate',
    path: '/animate',
    title: '漫画',
    entry: 'animate',
    load: async () => (await import('./routes/AnimateRoute.tsx')).AnimateRoute,
    ask: ({ queryClient }, { comics }) => void queryClient.prefetchQuery(comics.home),
  },
  {
    ...main,
    id: 'games',
    path: '/games/:type?',
    title: '游戏',
    entry: 'games',
    header: true,
    load: async () => (await import('./routes/GamesRoute.tsx')).GamesRoute,
    ask: ({ queryClient }, queries) => void queryClient.prefetchQuery(queries.gameTypes),
  },
  {
    ...main,
    id: 'profile',
    path: '/profile',
    title: '我的',
    entry: 'profile',
    load: async () => (await import('./routes/ProfileRoute.tsx')).ProfileRoute,
  },
  {
    ...simple,
    id: 'detail',
    path: '/detail/:id',
    title: '游戏',
    backTarget: paths.games(),
    load: async () => (await import('./routes/GameDetailRoute.tsx')).GameDetailRoute,
    ask: ({ queryClient }, queries, { id = '' }) => {
      void queryClient.prefetchQuery(queries.game(id));
      void queryClient.prefetchQuery(queries.gifts(id));
    },
  },
  {
    ...loginPage,
    id: 'login',
    path: '/login',
    title: '登录',
    load: async () => (await import('./routes/LoginRoute.tsx')).LoginRoute,
  },
  {
    ...loginPage,
    id: 'register',
    path: '/register',
    title: '注册',
    load: async () => (await import('./routes/RegisterRoute.tsx')).RegisterRoute,
  },
  {
    ...loginPage,
    id: 'other',
    path: '/other',
    title: '手机登录',
    load: async () => (await import('./routes/PhoneLoginRoute.tsx')).PhoneLoginRoute,
  },
  {
    ...form,
    id: 'recharge',
    path: '/recharge',
    title: '钻石充值',
    needsLogin: true,
    backTarget: paths.profile,
    load: async () => (await import('./routes/RechargeRoute.tsx')).RechargeRoute,
    ask: ({ queryClient }, queries) => void queryClient.prefetchQuery(queries.rechargeOffer),
  },
  {
    ...form,
    id: 'postpage',
    path: '/postpage',
    title: '发布帖子',
    backTarget: paths.square,
    load: async () => (await import('./routes/PostPageRoute.tsx')).PostPageRoute,
    ask: ({ queryClient }, { square }) => {
      void queryClient.prefetchQuery(square.tags);
      void queryClient.prefetchQuery(square.sensitiveWords);
    },
  },
  {
    ...simple,
    id: 'commenthistory',
    path: '/commenthistory',
    title: '我的帖子与评论',
    backTarget: paths.profile,
    kept: false,
    load: async () => (await import('./routes/CommentHistoryRoute.tsx')).CommentHistoryRoute,
  },
  {
    ...simple,
    layout: 'standalone',
    id: 'post',
    path: '/post/:id',
    title: '帖子详情',
    backTarget: paths.square,
    load: async () => (await import('./routes/PostRoute.tsx')).PostRoute,
    ask: ({ queryClient }, { square }, { id = '' }) => {
      void queryClient.prefetchQuery(square.post(id));
      void queryClient.prefetchInfiniteQuery(square.comments(id, { sort: 1 }));
    },
  },
  {
    ...simple,
    layout: 'standalone',
    id: 'readhistory',
    path: '/readhistory',
    title: '阅读历史',
    backTarget: paths.animate,
    load: async () => (await import('./routes/ReadHistoryRoute.tsx')).ReadHistoryRoute,
  },
  {
    ...simple,
    layout: 'standalone',
    id: 'subscriblist',
    path: '/subscriblist',
    title: '我的订阅',
    backTarget: paths.animate,
    load: async () => (await import('./routes/SubscriptionsRoute.tsx')).SubscriptionsRoute,
  },
  {
    ...simple,
    layout: 'standalone',
    id: 'bookinfo',
    path: '/bookinfo/:id',
    title: '漫画详情',
    backTarget: paths.animate,
    load: async () => (await import('./routes/BookInfoRoute.tsx')).BookInfoRoute,
    ask: ({ queryClient }, { comics }, { id = '' }) => {
      void queryClient.prefetchQuery(comics.comic(id));
      void queryClient.prefetchQuery(comics.chapters(id));
    },
  },
  {
    ...simple,
    layout: 'standalone',
    id: 'bookmenu',
    path: '/bookmenu/:id',
    title: '目录',
    backTarget: paths.animate,
    load: async () => (await import('./routes/BookMenuRoute.tsx')).BookMenuRoute,
    ask: ({ queryClient }, { comics }, { id = '' }) => void queryClient.prefetchQuery(comics.chapters(id)),
  },
  {
    ...simple,
    layout: 'standalone',
    id: 'readbook',
    path: '/readbook/:id/:cid',
    title: '阅读',
    backTarget: paths.animate,
    kept: false,
    load: async () => (await import('./routes/ReadBookRoute.tsx')).ReadBookRoute,
    ask: ({ queryClient }, { comics }, { id = '', cid = '' }) => {
      void queryClient.prefetchQuery(comics.chapter(id, cid));
      void queryClient.prefetchQuery(comics.comic(id));
    },
  },
  {
    ...simple,
    layout: 'standalone',
    id: 'download',
    path: '/download',
    title: '下载APP',
    load: async () => (await import('./routes/DownloadRoute.tsx')).DownloadRoute,
  },
];

/** Whether who may see a route depends on being logged in. */
export const isGuarded = ({ needsLogin, visitorsOnly }: RouteMeta): boolean => needsLogin === true || visitorsOnly === true;

/** The entry of a matched route; undefined for the one that sends unknown paths home. */
export const findEntry = (id: string | undefined): RouteEntry | undefined => routeTable.find((entry) => entry.id === id);

/** Asks for a route's code and first data; calling it twice costs nothing. */
export function warmUp(entry: RouteEntry, portal: Portal, params: Record<string, string | undefined>): void {
  // A chunk that does not load now is asked for again by the navigation itself.
  entry.load().catch(() => undefined);
  entry.ask?.(portal, createQueries(portal.api, portal.session.getState().account.uid), params);
}
