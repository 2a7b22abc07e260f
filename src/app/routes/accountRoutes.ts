import { paths } from '#domain/paths.ts';
import { form, simple, type RouteEntry } from '#platform/navigation/routeEntry.ts';

const loginPage = { ...form, visitorsOnly: true } as const;

/** Fields of one's own account; reached from 个人中心, and gone back to it. */
const ownForm = { ...form, needsLogin: true, backTarget: paths.user } as const;

/** The ways in, and what somebody changes of their own account (spec §2). */
export const accountRoutes: readonly RouteEntry[] = [
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
    ask: ({ square }) => [square.sensitiveWords],
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
    backTarget: paths.profile,
    load: async () => (await import('./UserRoute.tsx')).UserRoute,
    ask: (queries) => [queries.status],
  },
];
