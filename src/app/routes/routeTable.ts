import type { ComponentType } from 'react';
import { ActivityState } from '#domain/activity.ts';
import { paths } from '#domain/paths.ts';
import { accountQueries } from '#features/account/accountQueries.ts';
import { activityQueries } from '#features/activity/activityQueries.ts';
import { checkInQueries } from '#features/checkin/checkInQueries.ts';
import { comicQueries } from '#features/comics/comicQueries.ts';
import { faqQueries } from '#features/faq/faqQueries.ts';
import { gameQueries, OWNED_TYPE, gamesFilterOf } from '#features/games/gameQueries.ts';
import { giftQueries } from '#features/gifts/giftQueries.ts';
import { homeQueries } from '#features/home/homeQueries.ts';
import { asksForMembership } from '#features/membership/membershipSource.ts';
import { messageQueries } from '#features/messages/messageQueries.ts';
import { squareQueries } from '#features/square/squareQueries.ts';
import { taskQueries } from '#features/tasks/taskQueries.ts';
import { walletQueries } from '#features/wallet/walletQueries.ts';
import { welfareQueries } from '#features/welfare/welfareQueries.ts';
import { createRouteMatcher } from '#platform/navigation/createRouter.ts';
import { requireLogin } from '#platform/navigation/guard.ts';
import type { GuardArgs, Redirect, RouteObject } from '#platform/navigation/routeObject.ts';

/** The five tabs of the bottom bar, in the spec's order (§2). */
export type TabId = 'home' | 'square' | 'animate' | 'games' | 'profile';

/** A route with what the shell draws around its page (spec §2). */
export type AppRoute = RouteObject & {
  /** Route title; the document's is `{product} - {title}`. */
  title: string;
  layout: 'main' | 'simple' | 'standalone';
  tab?: TabId;
  header?: boolean;
  /** Whether the page is kept when it is left; forms start empty each time. */
  keepAlive: boolean;
  /** Whether the page is remounted on logout: nothing of one person stays in it for the next. */
  resetOnLogout?: boolean;
  /** Of a main page: the query parameter that makes a part of it a page of its own. */
  pageKeyParam?: string;
};

const main = { layout: 'main', fallbackBackPath: paths.home, keepAlive: true } as const;
const simple = { layout: 'simple', fallbackBackPath: paths.home, keepAlive: true } as const;
const standalone = { ...simple, layout: 'standalone' } as const;
const form = { ...simple, keepAlive: false } as const;

/** A route, by what differs in each first; its file exports its page alone. */
const route = (
  id: string,
  path: string,
  title: string,
  load: () => Promise<Record<string, ComponentType>>,
  options: Omit<AppRoute, 'id' | 'path' | 'title' | 'lazy'>,
): AppRoute => ({ id, path, title, lazy: async () => Object.values(await load())[0] as ComponentType, ...options });

/** Guard of the form that asks for the old password: without one the person sets theirs by their phone. */
const withoutPassword = ({ account }: GuardArgs): Redirect | undefined =>
  account.hasPassword === false ? { to: paths.find, message: '您还未设置密码，请通过手机验证设置' } : undefined;

const loginPage = { ...form, guestOnly: true } as const;

const ownForm = { ...form, needsLogin: true, fallbackBackPath: paths.user } as const;

const ownPage = { ...simple, needsLogin: true, fallbackBackPath: paths.profile } as const;

const comicPage = { ...standalone, fallbackBackPath: paths.animate } as const;

const bookPage = { ...comicPage, fallbackBackPath: ({ id = '' }) => paths.bookInfo(id) } satisfies Partial<AppRoute>;

export const routeTable: readonly AppRoute[] = [
  route('home', '/', '首页', () => import('./HomeRoute.tsx'), {
    ...main,
    tab: 'home',
    header: true,
    prefetch: (context, _params, searchParams) => {
      const keyword = searchParams.get('keyword') ?? '';
      return [keyword === '' ? homeQueries(context).home : homeQueries(context).search(keyword)];
    },
  }),
  route('square', '/square', '礼包中心', () => import('./SquareRoute.tsx'), {
    ...main,
    tab: 'square',
    prefetch: (context) => [squareQueries(context).tags, squareQueries(context).posts({ sort: 1 })],
  }),
  route('animate', '/animate', '漫画', () => import('./AnimateRoute.tsx'), {
    ...main,
    tab: 'animate',
    prefetch: (context) => [comicQueries(context).home],
  }),
  route('games', '/games/:type?', '游戏', () => import('./GamesRoute.tsx'), {
    ...main,
    tab: 'games',
    header: true,
    pageKeyParam: 'tag',
    prefetch: (context, { type = '' }, searchParams) =>
      type === OWNED_TYPE
        ? [gameQueries(context).gameTypes]
        : [gameQueries(context).gameTypes, gameQueries(context).games({ type, ...gamesFilterOf(searchParams) })],
  }),
  route('profile', '/profile', '我的', () => import('./ProfileRoute.tsx'), {
    ...main,
    tab: 'profile',
    redirect: (args) => (asksForMembership(args.searchParams) ? requireLogin(args) : undefined),
  }),
  route('detail', '/detail/:id', '游戏', () => import('./DetailRoute.tsx'), {
    ...simple,
    fallbackBackPath: paths.games(),
    prefetch: (context, { id = '' }) => [gameQueries(context).game(id), giftQueries(context).gifts(id)],
  }),
  route('login', '/login', '登录', () => import('./LoginRoute.tsx'), loginPage),
  route('register', '/register', '注册', () => import('./RegisterRoute.tsx'), loginPage),
  route('other', '/other', '手机登录', () => import('./PhoneLoginRoute.tsx'), loginPage),
  route('find', '/find', '找回密码', () => import('./FindRoute.tsx'), ownForm),
  route('bind', '/bind', '绑定手机', () => import('./BindRoute.tsx'), ownForm),
  route('changename', '/changename', '修改昵称', () => import('./ChangeNameRoute.tsx'), {
    ...ownForm,
    prefetch: (context) => [squareQueries(context).sensitiveWords],
  }),
  route('reset', '/reset', '修改密码', () => import('./ResetRoute.tsx'), {
    ...ownForm,
    redirect: withoutPassword,
  }),
  route('user', '/user', '个人中心', () => import('./UserRoute.tsx'), {
    ...ownPage,
    prefetch: (context) => [accountQueries(context).status],
  }),
  route('recharge', '/recharge', '钻石充值', () => import('./RechargeRoute.tsx'), {
    ...ownPage,
    keepAlive: false,
    prefetch: (context) => [walletQueries(context).rechargeOffer],
  }),
  route('message', '/message', '系统消息', () => import('./MessageRoute.tsx'), {
    ...ownPage,
    prefetch: (context) => [messageQueries(context).inbox],
  }),
  route('gifts', '/gifts', '我的礼包', () => import('./GiftsRoute.tsx'), {
    ...ownPage,
    prefetch: (context) => [giftQueries(context).ownGifts('claimed')],
  }),
  route('faq', '/faq', '常见问题', () => import('./FaqRoute.tsx'), {
    ...simple,
    prefetch: (context) => [faqQueries(context).faq],
  }),
  route('business', '/business', '商务合作', () => import('./BusinessRoute.tsx'), simple),
  route('postpage', '/postpage', '发布帖子', () => import('./PostPageRoute.tsx'), {
    ...form,
    resetOnLogout: true,
    fallbackBackPath: paths.square,
    prefetch: (context) => [squareQueries(context).tags, squareQueries(context).sensitiveWords],
  }),
  route('commenthistory', '/commenthistory', '我的帖子与评论', () => import('./CommentHistoryRoute.tsx'), {
    ...form,
    fallbackBackPath: paths.profile,
  }),
  route('post', '/post/:id', '帖子详情', () => import('./PostRoute.tsx'), {
    ...standalone,
    resetOnLogout: true,
    fallbackBackPath: paths.square,
    prefetch: (context, { id = '' }) => [
      squareQueries(context).post(id),
      squareQueries(context).comments(id, { sort: 1 }),
    ],
  }),
  route('xdetail', '/xdetail', '钻石明细', () => import('./LedgerRoute.tsx'), {
    ...standalone,
    fallbackBackPath: paths.profile,
  }),
  route('readhistory', '/readhistory', '阅读历史', () => import('./ReadHistoryRoute.tsx'), {
    ...comicPage,
    resetOnLogout: true,
  }),
  route('subscriblist', '/subscriblist', '我的订阅', () => import('./SubscriptionsRoute.tsx'), {
    ...comicPage,
    resetOnLogout: true,
  }),
  route('bookinfo', '/bookinfo/:id', '漫画详情', () => import('./BookInfoRoute.tsx'), {
    ...comicPage,
    prefetch: (context, { id = '' }) => [comicQueries(context).comic(id), comicQueries(context).chapters(id)],
  }),
  route('bookmenu', '/bookmenu/:id', '目录', () => import('./BookMenuRoute.tsx'), {
    ...bookPage,
    prefetch: (context, { id = '' }) => [comicQueries(context).chapters(id)],
  }),
  route('readbook', '/readbook/:id/:cid', '阅读', () => import('./ReadBookRoute.tsx'), {
    ...bookPage,
    keepAlive: false,
    prefetch: (context, { id = '', cid = '' }) => [
      comicQueries(context).chapter(id, cid),
      comicQueries(context).comic(id),
    ],
  }),
  route('task', '/task', '任务中心', () => import('./TaskRoute.tsx'), {
    ...standalone,
    fallbackBackPath: paths.welfare,
    prefetch: (context) => [taskQueries(context).tasks],
  }),
  route('checkin', '/checkin', '签到', () => import('./CheckInRoute.tsx'), {
    ...standalone,
    fallbackBackPath: paths.welfare,
    prefetch: (context) => [checkInQueries(context).checkIn()],
  }),
  route('welfare', '/welfare', '福利中心', () => import('./WelfareRoute.tsx'), {
    ...standalone,
    prefetch: (context) => [welfareQueries(context).welfare],
  }),
  route('activity', '/activity', '活动中心', () => import('./ActivityRoute.tsx'), {
    ...standalone,
    prefetch: (context) => [activityQueries(context).activities(ActivityState.running)],
  }),
  route('download', '/download', '下载APP', () => import('./DownloadRoute.tsx'), standalone),
];

export const findRoute = (id: string | undefined): AppRoute | undefined => routeTable.find((route) => route.id === id);

/** The route an address leads to; undefined for unknown ones. */
export const matchRoute = createRouteMatcher(routeTable);
