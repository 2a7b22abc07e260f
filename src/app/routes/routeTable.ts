import { matchRoutes, type Params } from 'react-router-dom';
import { ActivityState } from '#domain/activity.ts';
import { paths } from '#domain/paths.ts';
import { accountQueries } from '#features/account/accountQueries.ts';
import { activityQueries } from '#features/activity/activityQueries.ts';
import { checkInQueries } from '#features/checkin/checkInQueries.ts';
import { comicQueries } from '#features/comics/comicQueries.ts';
import { faqQueries } from '#features/faq/faqQueries.ts';
import { gameQueries, OWNED_TYPE } from '#features/games/gameQueries.ts';
import { giftQueries } from '#features/gifts/giftQueries.ts';
import { homeQueries } from '#features/home/homeQueries.ts';
import { messageQueries } from '#features/messages/messageQueries.ts';
import { squareQueries } from '#features/square/squareQueries.ts';
import { taskQueries } from '#features/tasks/taskQueries.ts';
import { walletQueries } from '#features/wallet/walletQueries.ts';
import { welfareQueries } from '#features/welfare/welfareQueries.ts';
import { gamesFilterOf } from '#features/games/gamesFilter.ts';
import type { RouteMatch } from '#platform/navigation/createRouter.ts';
import { form, main, simple, type RouteObject } from '#platform/navigation/routeObject.ts';

const loginPage = { ...form, guestOnly: true } as const;

/** Fields of one's own account; reached from 个人中心, and gone back to it. */
const ownForm = { ...form, needsLogin: true, fallbackBackPath: paths.user } as const;

const comicPage = { ...simple, layout: 'standalone', fallbackBackPath: paths.animate } as const;

/** A page within a book leads back to the book. */
const toBook = ({ id = '' }: Params) => paths.bookInfo(id);

export const routeTable: readonly RouteObject[] = [
  {
    ...main,
    id: 'home',
    path: '/',
    title: '首页',
    entry: 'home',
    header: true,
    load: async () => (await import('./HomeRoute.tsx')).HomeRoute,
    prefetch(context, _params, search) {
      const keyword = search.get('keyword') ?? '';
      return [keyword === '' ? homeQueries(context).home : homeQueries(context).found(keyword)];
    },
  },
  {
    ...main,
    id: 'square',
    path: '/square',
    title: '礼包中心',
    entry: 'square',
    load: async () => (await import('./SquareRoute.tsx')).SquareRoute,
    prefetch: (context) => [squareQueries(context).tags, squareQueries(context).posts({ sort: 1 })],
  },
  {
    ...main,
    id: 'animate',
    path: '/animate',
    title: '漫画',
    entry: 'animate',
    load: async () => (await import('./AnimateRoute.tsx')).AnimateRoute,
    prefetch: (context) => [comicQueries(context).home],
  },
  {
    ...main,
    id: 'games',
    path: '/games/:type?',
    title: '游戏',
    entry: 'games',
    header: true,
    load: async () => (await import('./GamesRoute.tsx')).GamesRoute,
    pageKeyParam: 'tag',
    prefetch: (context, { type = '' }, search) =>
      type === OWNED_TYPE
        ? [gameQueries(context).gameTypes]
        : [gameQueries(context).gameTypes, gameQueries(context).games({ type, ...gamesFilterOf(search) })],
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
    fallbackBackPath: paths.games(),
    load: async () => (await import('./DetailRoute.tsx')).DetailRoute,
    prefetch: (context, { id = '' }) => [gameQueries(context).game(id), giftQueries(context).gifts(id)],
  },
  {
    ...loginPage,
    id: 'login',
    path: '/login',
    title: '登录',
    load: async () => (await import('./LoginRoute.tsx')).LoginRoute,
  },
  {
    ...loginPage,
    id: 'register',
    path: '/register',
    title: '注册',
    load: async () => (await import('./RegisterRoute.tsx')).RegisterRoute,
  },
  {
    ...loginPage,
    id: 'other',
    path: '/other',
    title: '手机登录',
    load: async () => (await import('./PhoneLoginRoute.tsx')).PhoneLoginRoute,
  },
  {
    ...ownForm,
    id: 'find',
    path: '/find',
    title: '找回密码',
    load: async () => (await import('./FindRoute.tsx')).FindRoute,
  },
  {
    ...ownForm,
    id: 'bind',
    path: '/bind',
    title: '绑定手机',
    load: async () => (await import('./BindRoute.tsx')).BindRoute,
  },
  {
    ...ownForm,
    id: 'changename',
    path: '/changename',
    title: '修改昵称',
    load: async () => (await import('./ChangeNameRoute.tsx')).ChangeNameRoute,
    prefetch: (context) => [squareQueries(context).sensitiveWords],
  },
  {
    ...ownForm,
    id: 'reset',
    path: '/reset',
    title: '修改密码',
    load: async () => (await import('./ResetRoute.tsx')).ResetRoute,
  },
  {
    ...simple,
    id: 'user',
    path: '/user',
    title: '个人中心',
    needsLogin: true,
    fallbackBackPath: paths.profile,
    load: async () => (await import('./UserRoute.tsx')).UserRoute,
    prefetch: (context) => [accountQueries(context).status],
  },
  {
    ...form,
    id: 'recharge',
    path: '/recharge',
    title: '钻石充值',
    needsLogin: true,
    fallbackBackPath: paths.profile,
    load: async () => (await import('./RechargeRoute.tsx')).RechargeRoute,
    prefetch: (context) => [walletQueries(context).rechargeOffer],
  },
  {
    ...simple,
    id: 'message',
    path: '/message',
    title: '系统消息',
    needsLogin: true,
    fallbackBackPath: paths.profile,
    load: async () => (await import('./MessageRoute.tsx')).MessageRoute,
    prefetch: (context) => [messageQueries(context).inbox],
  },
  {
    ...simple,
    id: 'gifts',
    path: '/gifts',
    title: '我的礼包',
    needsLogin: true,
    fallbackBackPath: paths.profile,
    load: async () => (await import('./GiftsRoute.tsx')).GiftsRoute,
    prefetch: (context) => [giftQueries(context).ownGifts('claimed')],
  },
  {
    ...simple,
    id: 'faq',
    path: '/faq',
    title: '常见问题',
    load: async () => (await import('./FaqRoute.tsx')).FaqRoute,
    prefetch: (context) => [faqQueries(context).faq],
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
    fallbackBackPath: paths.square,
    load: async () => (await import('./PostPageRoute.tsx')).PostPageRoute,
    prefetch: (context) => [squareQueries(context).tags, squareQueries(context).sensitiveWords],
  },
  {
    ...simple,
    id: 'commenthistory',
    path: '/commenthistory',
    title: '我的帖子与评论',
    fallbackBackPath: paths.profile,
    kept: false,
    load: async () => (await import('./CommentHistoryRoute.tsx')).CommentHistoryRoute,
  },
  {
    ...simple,
    layout: 'standalone',
    id: 'post',
    path: '/post/:id',
    title: '帖子详情',
    fallbackBackPath: paths.square,
    load: async () => (await import('./PostRoute.tsx')).PostRoute,
    prefetch: (context, { id = '' }) => [
      squareQueries(context).post(id),
      squareQueries(context).comments(id, { sort: 1 }),
    ],
  },
  {
    ...simple,
    layout: 'standalone',
    id: 'xdetail',
    path: '/xdetail',
    title: '钻石明细',
    fallbackBackPath: paths.profile,
    load: async () => (await import('./LedgerRoute.tsx')).LedgerRoute,
  },
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
    prefetch: (context, { id = '' }) => [comicQueries(context).comic(id), comicQueries(context).chapters(id)],
  },
  {
    ...comicPage,
    id: 'bookmenu',
    path: '/bookmenu/:id',
    title: '目录',
    fallbackBackPath: toBook,
    load: async () => (await import('./BookMenuRoute.tsx')).BookMenuRoute,
    prefetch: (context, { id = '' }) => [comicQueries(context).chapters(id)],
  },
  {
    ...comicPage,
    id: 'readbook',
    path: '/readbook/:id/:cid',
    title: '阅读',
    fallbackBackPath: toBook,
    kept: false,
    load: async () => (await import('./ReadBookRoute.tsx')).ReadBookRoute,
    prefetch: (context, { id = '', cid = '' }) => [
      comicQueries(context).chapter(id, cid),
      comicQueries(context).comic(id),
    ],
  },
  {
    ...simple,
    layout: 'standalone',
    id: 'task',
    path: '/task',
    title: '任务中心',
    fallbackBackPath: paths.welfare,
    load: async () => (await import('./TaskRoute.tsx')).TaskRoute,
    prefetch: (context) => [taskQueries(context).tasks],
  },
  {
    ...simple,
    layout: 'standalone',
    id: 'checkin',
    path: '/checkin',
    title: '签到',
    fallbackBackPath: paths.welfare,
    load: async () => (await import('./CheckInRoute.tsx')).CheckInRoute,
    prefetch: (context) => [checkInQueries(context).checkIn()],
  },
  {
    ...simple,
    layout: 'standalone',
    id: 'welfare',
    path: '/welfare',
    title: '福利中心',
    load: async () => (await import('./WelfareRoute.tsx')).WelfareRoute,
    prefetch: (context) => [welfareQueries(context).welfare],
  },
  {
    ...simple,
    layout: 'standalone',
    id: 'activity',
    path: '/activity',
    title: '活动中心',
    load: async () => (await import('./ActivityRoute.tsx')).ActivityRoute,
    prefetch: (context) => [activityQueries(context).activities(ActivityState.running)],
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

export const findRoute = (id: string | undefined): RouteObject | undefined =>
  routeTable.find((entry) => entry.id === id);

const routes = routeTable.map((entry) => ({ path: entry.path, handle: entry }));

/** What a path begins with, which no route leaves open. */
const firstWord = (path: string): string | undefined => path.split('/', 2)[1]?.toLowerCase();

/** The route an address leads to; undefined for unknown ones. */
export function matchRoute(pathname: string): (RouteMatch & { pathname: string }) | undefined {
  // The library ranks all routes it is given anew each time: 8 ms of a slow phone's tap where that is all of them.
  const near = routes.filter(({ path }) => firstWord(path) === firstWord(pathname));
  const [match] = matchRoutes(near.length > 0 ? near : routes, pathname) ?? [];
  return match && { entry: match.route.handle, params: match.params, pathname: match.pathname };
}
