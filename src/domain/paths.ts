/** Where things are in the portal (spec §2): the one place that spells a path, so that screens can link and the app can route. */
export const paths = {
  home: '/',
  /** Games, comics and posts about something. */
  search: (keyword: string) => `/?keyword=${encodeURIComponent(keyword)}`,
  square: '/square',
  /** A tab of the square: a tag, or one of the tabs that stand before them. */
  squareTag: (tag: string) => `/square?tag=${encodeURIComponent(tag)}`,
  squareSearch: (keyword: string) => `/square?keyword=${encodeURIComponent(keyword)}`,
  animate: '/animate',
  /** The library at a tab and its filters. */
  library: (query: Readonly<Record<string, string>>) => `/animate?${new URLSearchParams(query)}`,
  /** Games of a type or all of them, narrowed by a keyword or a tag; the hottest first by default. */
  games: (
    type = '',
    { keyword = '', tag = '', sort = 'hot' }: { keyword?: string; tag?: string; sort?: 'hot' | 'new' } = {},
  ) => {
    const named = Object.entries({ keyword, tag }).flatMap(([name, value]) =>
      value ? [`${name}=${encodeURIComponent(value)}`] : [],
    );
    const query = [...named, ...(sort === 'new' ? ['sort=new'] : [])].join('&');
    return `/games${type && `/${encodeURIComponent(type)}`}${query && `?${query}`}`;
  },
  gamesSearch: (keyword: string) => `/games?keyword=${encodeURIComponent(keyword)}`,
  profile: '/profile',
  membership: '/profile?pop=1',
  gameDetail: (id: string) => `/detail/${encodeURIComponent(id)}`,
  login: '/login',
  register: '/register',
  phoneLogin: '/other',
  find: '/find',
  /** For who was given a new account on the way there (product D2). */
  findNoAccount: '/find?created=1',
  bind: '/bind',
  changeName: '/changename',
  resetPassword: '/reset',
  recharge: '/recharge',
  faq: '/faq',
  /** 常见问题 at a group or question. */
  faqAt: (id: string) => `/faq?q=${encodeURIComponent(id)}`,
  message: '/message',
  /** The sheet of one message (product D18). */
  messageDetail: (id: string) => `/message?id=${encodeURIComponent(id)}`,
  gifts: '/gifts',
  /** A tab of 我的礼包: `claimed`, `available` or `expired`. */
  giftsTab: (state: string) => `/gifts?tab=${encodeURIComponent(state)}`,
  /** 我的礼包 with a redeem code filled in; `code` in an address is the channel one came by (spec §3). */
  giftsRedeem: (code = '') => `/gifts?redeem=${encodeURIComponent(code)}`,
  user: '/user',
  business: '/business',
  postPage: '/postpage',
  /** A post, scrolled to one of its comments if given. */
  post: (id: string, commentId?: string) =>
    `/post/${encodeURIComponent(id)}${commentId === undefined ? '' : `?comment=${encodeURIComponent(commentId)}`}`,
  commentHistory: '/commenthistory',
  ownComments: '/commenthistory?tab=comment',
  welfare: '/welfare',
  /** 福利中心 at the invite card. */
  welfareInvite: '/welfare?part=invite',
  task: '/task',
  ledger: '/xdetail',
  orders: '/xdetail?tab=order',
  bookInfo: (id: string) => `/bookinfo/${encodeURIComponent(id)}`,
  bookMenu: (id: string) => `/bookmenu/${encodeURIComponent(id)}`,
  readBook: (id: string, cid: string) => `/readbook/${encodeURIComponent(id)}/${encodeURIComponent(cid)}`,
  readHistory: '/readhistory',
  subscriptions: '/subscriblist',
  download: '/download',
  checkIn: '/checkin',
  activity: '/activity',
  /** A tab of 活动中心, with the sheet of one activity over it or without. */
  activityTab: (tab: string, id?: string) =>
    `/activity?${new URLSearchParams(id === undefined ? { tab } : { tab, id })}`,
  /** The sheet of one activity (product D18). */
  activityDetail: (id: string) => `/activity?id=${encodeURIComponent(id)}`,
} as const;
