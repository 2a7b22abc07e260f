import { matchRoutes } from 'react-router-dom';
import { ActivityState } from '#domain/activity.ts';
import { paths } from '#domain/paths.ts';
import { form, main, simple, type RouteEntry } from '#platform/navigation/routeEntry.ts';
import type { Match } from '#platform/navigation/createRouter.ts';
import { OWNED_TYPE } from '../queries.ts';
import { accountRoutes } from './accountRoutes.ts';
import { comicRoutes } from './comicRoutes.ts';
import { gamesAsked } from './gamesAsked.ts';

export const routeTable: readonly RouteEntry[] = [
  {
    ...main,
    id: 'home',
    path: '/',
    title: '首页',
    entry: 'home',
    header: true,
    load: async () => (await import('./HomeRoute.tsx')).HomeRoute,
    ask(queries, _params, search) {
      const keyword = search.get('keyword') ?? '';
      return [keyword === '' ? queries.home : queries.found(keyword)];
    },
  },
  {
    ...main,
    id: 'square',
    path: '/square',
    title: '礼包中心',
    entry: 'square',
    load: async () => (await import('./SquareRoute.tsx')).SquareRoute,
    ask: ({ square }) => [square.tags, square.posts({ sort: 1 })],
  },
  {
    ...main,
    id: 'animate',
    path: '/animate',
    title: '漫画',
    entry: 'animate',
    load: async () => (await import('./AnimateRoute.tsx')).AnimateRoute,
    ask: ({ comics }) => [comics.home],
  },
  {
    ...main,
    id: 'games',
    path: '/games/:type?',
    title: '游戏',
    entry: 'games',
    header: true,
    load: async () => (await import('./GamesRoute.tsx')).GamesRoute,
    partBy: 'tag',
    ask: (queries, { type = '' }, search) =>
      type === OWNED_TYPE ? [queries.gameTypes] : [queries.gameTypes, queries.games({ type, ...gamesAsked(search) })],
  },
  {
    ...main,
    id: 'profile',
    path: '/profile',
    title: '我的',
    entry: 'profile',
    load: async () => (await import('./ProfileRoute.tsx')).ProfileRoute,
  },
  {
    ...simple,
    id: 'detail',
    path: '/detail/:id',
    title: '游戏',
    backTarget: paths.games(),
    load: async () => (await import('./DetailRoute.tsx')).DetailRoute,
    ask: (queries, { id = '' }) => [queries.game(id), queries.gifts(id)],
  },
  ...accountRoutes,
  {
    ...form,
    id: 'recharge',
    path: '/recharge',
    title: '钻石充值',
    needsLogin: true,
    backTarget: paths.profile,
    load: async () => (await import('./RechargeRoute.tsx')).RechargeRoute,
    ask: (queries) => [queries.rechargeOffer],
  },
  {
    ...simple,
    id: 'message',
    path: '/message',
    title: '系统消息',
    needsLogin: true,
    backTarget: paths.profile,
    load: async () => (await import('./MessageRoute.tsx')).MessageRoute,
    ask: (queries) => [queries.inbox],
  },
  {
    ...simple,
    id: 'gifts',
    path: '/gifts',
    title: '我的礼包',
    needsLogin: true,
    backTarget: paths.profile,
    load: async () => (await import('./GiftsRoute.tsx')).GiftsRoute,
    ask: (queries) => [queries.ownGifts('claimed')],
  },
  {
    ...simple,
    id: 'faq',
    path: '/faq',
    title: '常见问题',
    load: async () => (await import('./FaqRoute.tsx')).FaqRoute,
    ask: (queries) => [queries.faq],
  },
  {
    ...simple,
    id: 'business',
    path: '/business',
    title: '商务合作',
    load: async () => (await import('./BusinessRoute.tsx')).BusinessRoute,
  },
  {
    ...form,
    id: 'postpage',
    path: '/postpage',
    title: '发布帖子',
    backTarget: paths.square,
    load: async () => (await import('./PostPageRoute.tsx')).PostPageRoute,
    ask: ({ square }) => [square.tags, square.sensitiveWords],
  },
  {
    ...simple,
    id: 'commenthistory',
    path: '/commenthistory',
    title: '我的帖子与评论',
    backTarget: paths.profile,
    kept: false,
    load: async () => (await import('./CommentHistoryRoute.tsx')).CommentHistoryRoute,
  },
  {
    ...simple,
    layout: 'standalone',
    id: 'post',
    path: '/post/:id',
    title: '帖子详情',
    backTarget: paths.square,
    load: async () => (await import('./PostRoute.tsx')).PostRoute,
    ask: ({ square }, { id = '' }) => [square.post(id), square.comments(id, { sort: 1 })],
  },
  {
    ...simple,
    layout: 'standalone',
    id: 'xdetail',
    path: '/xdetail',
    title: '钻石明细',
    backTarget: paths.profile,
    load: async () => (await import('./LedgerRoute.tsx')).LedgerRoute,
  },
  ...comicRoutes,
  {
    ...simple,
    layout: 'standalone',
    id: 'task',
    path: '/task',
    title: '任务中心',
    backTarget: paths.welfare,
    load: async () => (await import('./TaskRoute.tsx')).TaskRoute,
    ask: (queries) => [queries.tasks],
  },
  {
    ...simple,
    layout: 'standalone',
    id: 'checkin',
    path: '/checkin',
    title: '签到',
    backTarget: paths.welfare,
    load: async () => (await import('./CheckInRoute.tsx')).CheckInRoute,
    ask: (queries) => [queries.checkIn()],
  },
  {
    ...simple,
    layout: 'standalone',
    id: 'welfare',
    path: '/welfare',
    title: '福利中心',
    load: async () => (await import('./WelfareRoute.tsx')).WelfareRoute,
    ask: (queries) => [queries.welfare],
  },
  {
    ...simple,
    layout: 'standalone',
    id: 'activity',
    path: '/activity',
    title: '活动中心',
    load: async () => (await import('./ActivityRoute.tsx')).ActivityRoute,
    ask: (queries) => [queries.activities(ActivityState.running)],
  },
  {
    ...simple,
    layout: 'standalone',
    id: 'download',
    path: '/download',
    title: '下载APP',
    load: async () => (await import('./DownloadRoute.tsx')).DownloadRoute,
  },
];

export const findEntry = (id: string | undefined): RouteEntry | undefined =>
  routeTable.find((entry) => entry.id === id);

const routes = routeTable.map((entry) => ({ path: entry.path, handle: entry }));

/** What a path begins with, which no route leaves open. */
const firstWord = (path: string): string | undefined => path.split('/', 2)[1]?.toLowerCase();

/** The route an address leads to; undefined for unknown ones. */
export function matchRoute(pathname: string): (Match & { pathname: string }) | undefined {
  // The library ranks all routes it is given anew each time: 8 ms of a slow phone's tap where that is all of them.
  const near = routes.filter(({ path }) => firstWord(path) === firstWord(pathname));
  const [match] = matchRoutes(near.length > 0 ? near : routes, pathname) ?? [];
  return match && { entry: match.route.handle, params: match.params, pathname: match.pathname };
}
