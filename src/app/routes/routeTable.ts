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
import { createRouteMatcher } from '#platform/navigation/createRouteMatcher.ts';
import { requireLogin } from '#platform/navigation/guard.ts';
import type { GuardArgs, Redirect, RouteObject } from '#platform/navigation/routeObject.ts';

/** The five tabs of the bottom bar, in the spec's order (§2). */
export type TabId = 'home' | 'square' | 'animate' | 'games' | 'profile';

/** A route with what the shell draws around its page (spec §2). */
export type AppRoute = RouteObject & {
  /** Route title; the document's is `{product} - {title}`. */
  title: string;
  layout: 'main' | 'simple' | 'standalone';
  /** The tab of the bottom bar that is selected. */
  tab?: TabId;
  header?: boolean;
  /** Whether the page is kept when it is left; forms start empty each time. */
  keepAlive: boolean;
  /** Of a main page: the query parameter that makes a part of it a page of its own. */
  pageKeyParam?: string;
};

/** What the routes of one layout have in common. */
export const main = { layout: 'main', fallbackBackPath: paths.home, keepAlive: true } as const;
export const simple = { layout: 'simple', fallbackBackPath: paths.home, keepAlive: true } as const;
export const standalone = { ...simple, layout: 'standalone' } as const;
/** Starts empty each time. */
export const form = { ...simple, keepAlive: false } as const;

/** A route, by what differs in each first. */
export const route = (
  id: string,
  path: string,
  title: string,
  lazy: AppRoute['lazy'],
  options: Omit<AppRoute, 'id' | 'path' | 'title' | 'lazy'>,
): AppRoute => ({ id, path, title, lazy, ...options });

/** Guard of the form that asks for the old password: without one the person sets theirs by their phone. */
export const withoutPassword = ({ account }: GuardArgs): Redirect | undefined =>
  account.hasPassword === false ? { to: paths.find, message: '您还未设置密码，请通过手机验证设置' } : undefined;

const loginPage = { ...form, guestOnly: true } as const;

/** Fields of one's own account; reached from 个人中心, and gone back to it. */
const ownForm = { ...form, needsLogin: true, fallbackBackPath: paths.user } as const;

/** A page of one's own, reached from 我的. */
const ownPage = { ...simple, needsLogin: true, fallbackBackPath: paths.profile } as const;

const comicPage = { ...standalone, fallbackBackPath: paths.animate } as const;

/** A page within a book, which leads back to the book. */
const bookPage = { ...comicPage, fallbackBackPath: ({ id = '' }) => paths.bookInfo(id) } satisfies Partial<AppRoute>;

export const routeTable: readonly AppRoute[] = [
  route('home', '/', '首页', async () => (await import('./HomeRoute.tsx')).HomeRoute, {
    ...main,
    tab: 'home',
    header: true,
    prefetch: (context, _params, searchParams) => {
      const keyword = searchParams.get('keyword') ?? '';
      return [keyword === '' ? homeQueries(context).home : homeQueries(context).search(keyword)];
    },
  }),
  route('square', '/square', '礼包中心', async () => (await import('./SquareRoute.tsx')).SquareRoute, {
    ...main,
    tab: 'square',
    prefetch: (context) => [squareQueries(context).tags, squareQueries(context).posts({ sort: 1 })],
  }),
  route('animate', '/animate', '漫画', async () => (await import('./AnimateRoute.tsx')).AnimateRoute, {
    ...main,
    tab: 'animate',
    prefetch: (context) => [comicQueries(context).home],
  }),
  route('games', '/games/:type?', '游戏', async () => (await import('./GamesRoute.tsx')).GamesRoute, {
    ...main,
    tab: 'games',
    header: true,
    pageKeyParam: 'tag',
    prefetch: (context, { type = '' }, searchParams) =>
      type === OWNED_TYPE
        ? [gameQueries(context).gameTypes]
        : [gameQueries(context).gameTypes, gameQueries(context).games({ type, ...gamesFilterOf(searchParams) })],
  }),
  route('profile', '/profile', '我的', async () => (await import('./ProfileRoute.tsx')).ProfileRoute, {
    ...main,
    tab: 'profile',
    redirect: (args) => (asksForMembership(args.searchParams) ? requireLogin(args) : undefined),
  }),
  route('detail', '/detail/:id', '游戏', async () => (await import('./DetailRoute.tsx')).DetailRoute, {
    ...simple,
    fallbackBackPath: paths.games(),
    prefetch: (context, { id = '' }) => [gameQueries(context).game(id), giftQueries(context).gifts(id)],
  }),
  route('login', '/login', '登录', async () => (await import('./LoginRoute.tsx')).LoginRoute, loginPage),
  route('register', '/register', '注册', async () => (await import('./RegisterRoute.tsx')).RegisterRoute, loginPage),
  route('other', '/other', '手机登录', async () => (await import('./PhoneLoginRoute.tsx')).PhoneLoginRoute, loginPage),
  route('find', '/find', '找回密码', async () => (await import('./FindRoute.tsx')).FindRoute, ownForm),
  route('bind', '/bind', '绑定手机', async () => (await import('./BindRoute.tsx')).BindRoute, ownForm),
  route('changename', '/changename', '修改昵称', async () => (await import('./ChangeNameRoute.tsx')).ChangeNameRoute, {
    ...ownForm,
    prefetch: (context) => [squareQueries(context).sensitiveWords],
  }),
  route('reset', '/reset', '修改密码', async () => (await import('./ResetRoute.tsx')).ResetRoute, {
    ...ownForm,
    redirect: withoutPassword,
  }),
  route('user', '/user', '个人中心', async () => (await import('./UserRoute.tsx')).UserRoute, {
    ...ownPage,
    prefetch: (context) => [accountQueries(context).status],
  }),
  route('recharge', '/recharge', '钻石充值', async () => (await import('./RechargeRoute.tsx')).RechargeRoute, {
    ...ownPage,
    keepAlive: false,
    prefetch: (context) => [walletQueries(context).rechargeOffer],
  }),
  route('message', '/message', '系统消息', async () => (await import('./MessageRoute.tsx')).MessageRoute, {
    ...ownPage,
    prefetch: (context) => [messageQueries(context).inbox],
  }),
  route('gifts', '/gifts', '我的礼包', async () => (await import('./GiftsRoute.tsx')).GiftsRoute, {
    ...ownPage,
    prefetch: (context) => [giftQueries(context).ownGifts('claimed')],
  }),
  route('faq', '/faq', '常见问题', async () => (await import('./FaqRoute.tsx')).FaqRoute, {
    ...simple,
    prefetch: (context) => [faqQueries(context).faq],
  }),
  route('business', '/business', '商务合作', async () => (await import('./BusinessRoute.tsx')).BusinessRoute, simple),
  route('postpage', '/postpage', '发布帖子', async () => (await import('./PostPageRoute.tsx')).PostPageRoute, {
    ...form,
    fallbackBackPath: paths.square,
    prefetch: (context) => [squareQueries(context).tags, squareQueries(context).sensitiveWords],
  }),
  route(
    'commenthistory',
    '/commenthistory',
    '我的帖子与评论',
    async () => (await import('./CommentHistoryRoute.tsx')).CommentHistoryRoute,
    { ...form, fallbackBackPath: paths.profile },
  ),
  route('post', '/post/:id', '帖子详情', async () => (await import('./PostRoute.tsx')).PostRoute, {
    ...standalone,
    fallbackBackPath: paths.square,
    prefetch: (context, { id = '' }) => [
      squareQueries(context).post(id),
      squareQueries(context).comments(id, { sort: 1 }),
    ],
  }),
  route('xdetail', '/xdetail', '钻石明细', async () => (await import('./LedgerRoute.tsx')).LedgerRoute, {
    ...standalone,
    fallbackBackPath: paths.profile,
  }),
  route(
    'readhistory',
    '/readhistory',
    '阅读历史',
    async () => (await import('./ReadHistoryRoute.tsx')).ReadHistoryRoute,
    comicPage,
  ),
  route(
    'subscriblist',
    '/subscriblist',
    '我的订阅',
    async () => (await import('./SubscriptionsRoute.tsx')).SubscriptionsRoute,
    comicPage,
  ),
  route('bookinfo', '/bookinfo/:id', '漫画详情', async () => (await import('./BookInfoRoute.tsx')).BookInfoRoute, {
    ...comicPage,
    prefetch: (context, { id = '' }) => [comicQueries(context).comic(id), comicQueries(context).chapters(id)],
  }),
  route('bookmenu', '/bookmenu/:id', '目录', async () => (await import('./BookMenuRoute.tsx')).BookMenuRoute, {
    ...bookPage,
    prefetch: (context, { id = '' }) => [comicQueries(context).chapters(id)],
  }),
  route('readbook', '/readbook/:id/:cid', '阅读', async () => (await import('./ReadBookRoute.tsx')).ReadBookRoute, {
    ...bookPage,
    keepAlive: false,
    prefetch: (context, { id = '', cid = '' }) => [
      comicQueries(context).chapter(id, cid),
      comicQueries(context).comic(id),
    ],
  }),
  route('task', '/task', '任务中心', async () => (await import('./TaskRoute.tsx')).TaskRoute, {
    ...standalone,
    fallbackBackPath: paths.welfare,
    prefetch: (context) => [taskQueries(context).tasks],
  }),
  route('checkin', '/checkin', '签到', async () => (await import('./CheckInRoute.tsx')).CheckInRoute, {
    ...standalone,
    fallbackBackPath: paths.welfare,
    prefetch: (context) => [checkInQueries(context).checkIn()],
  }),
  route('welfare', '/welfare', '福利中心', async () => (await import('./WelfareRoute.tsx')).WelfareRoute, {
    ...standalone,
    prefetch: (context) => [welfareQueries(context).welfare],
  }),
  route('activity', '/activity', '活动中心', async () => (await import('./ActivityRoute.tsx')).ActivityRoute, {
    ...standalone,
    prefetch: (context) => [activityQueries(context).activities(ActivityState.running)],
  }),
  route(
    'download',
    '/download',
    '下载APP',
    async () => (await import('./DownloadRoute.tsx')).DownloadRoute,
    standalone,
  ),
];

export const findRoute = (id: string | undefined): AppRoute | undefined => routeTable.find((route) => route.id === id);

/** The route an address leads to; undefined for unknown ones. */
export const matchRoute = createRouteMatcher(routeTable);
