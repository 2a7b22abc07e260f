/**
 * Words of our own for things the field has a name for.
 * `part`: refused in any name (of a file, a variable, a type, a member), as these words of its camel case.
 * `name`: an ordinary word, refused only as a whole name. `style`: an ordinary word, refused as the name of a style.
 * `file`: refused as the name of a file. `attribute`: refused in a string, as a name of a `data-` attribute.
 * `comment`: refused in comments.
 */
export type PrivateWord = {
  word: string;
  standard: string;
  in: 'part' | 'name' | 'style' | 'file' | 'attribute' | 'comment';
  /** Where it is refused; everywhere by default. Elsewhere it may be the standard term of something else. */
  folders?: readonly string[];
};

const listed = (kind: PrivateWord['in'], table: Record<string, string>, folders?: readonly string[]): PrivateWord[] =>
  Object.entries(table).map(([word, standard]) => ({ word, standard, in: kind, folders }));

/** All but the components, the screens and their stories. */
const LOGIC = ['src/platform', 'src/features', 'src/app', 'src/api', 'src/domain', 'build'];

/** The document before its code: prerendered, hydrated, its events replayed. */
const BOOT = [
  ...listed('part', {
    askFirst: 'preloadApi',
    askedFirst: 'earlyResponses',
    takeAsked: 'consumeEarlyResponse',
    dropAsked: 'abortEarlyResponses',
    beforeCode: 'inlineBoot',
    startCode: 'loadEntry',
    startUp: 'initSession',
    reactFirst: 'the vendor chunk',
    firstAnswer: 'hydrateSkeleton',
    asDrawn: 'hydrate',
    drawnPage: 'prerendered page',
    drawnPath: 'prerendered path',
    drawnForAll: 'genericDocumentPath',
    tappedEarly: 'eventReplay',
    earlyTap: 'QueuedEvent',
    findHeir: 'findReplacement',
    endPatience: 'clearFallback',
    typedEarly: 'restoreInput',
    typeAnew: 'setNativeValue',
  }),
  ...listed('name', {
    Asked: 'EarlyResponse',
    Asking: 'EarlyRequest',
    dress: 'restoreInlineStyles, or what is set',
    Dress: 'what is set (RequestPolicy)',
    ofAddress: 'withParams',
    PATIENCE: 'a limit with its unit (MAX_LCP_WAIT_MS)',
    QUICK: 'a limit with its unit',
  }),
  ...listed('file', { firstPage: 'hydration', within: 'withTimeout', draw: 'render' }),
  ...listed('attribute', {
    'data-asks': 'data-preload',
    'data-code': 'data-modules',
    'data-run': 'data-entry',
    'data-drawn': 'data-prerendered',
  }),
  // Elsewhere the first of a row.
  ...listed('attribute', { 'data-first': 'data-slot' }, LOGIC),
];

const NAVIGATION = [
  ...listed('part', {
    arriveAt: 'load',
    leadTo: 'redirect',
    giveUp: 'abort',
    underWay: 'pending',
    holdUp: 'block',
    heldUp: 'blocked',
    letBackThrough: 'bypassBlocker',
    passOver: 'shouldSkip',
    isEntered: 'initialized',
    reenter: 'revalidate',
    routerView: 'RouterProvider',
    firstEntry: 'sentinel entry',
    behindFirst: 'sentinel',
    askedFromPreviousPage: 'LOGIN_RETURN_STATE',
    loginDoor: 'loginRedirect',
    askLogin: 'promptLogin',
    loginFirst: 'LOGIN_REQUIRED',
    isGuarded: 'requiresAuthCheck',
    visitorsOnly: 'guestOnly',
    partBy: 'pageKeyParam',
    callsFor: 'prefetchTasks',
    askAhead: 'prefetch',
    loadAhead: 'preload',
    askFor: 'prefetch, or what is requested',
    followedLinks: 'linkPrefetch',
    followedSession: 'authSync',
    bringMainPages: 'preloadTabs',
    bringPage: 'preloadRoute',
    pageCode: 'routeModules',
    drawPage: 'renderRoute',
    isPageLoaded: 'isRouteLoaded',
    missingCode: 'chunkErrors',
    loadCode: 'importWithReload',
    lateDialog: 'lazyDialog',
    lateCode: 'lazyModule',
    useCode: 'useModule',
    topRequest: 'tabReselect',
    topRequests: 'tabReselect',
  }),
  ...listed('name', {
    place: 'location, cursor, position or slot: whichever it is',
    Place: 'RouteLocation, Cursor, Position: whichever it is',
    usePlace: 'useRouteLocation',
    pathOf: 'hrefOf',
    way: 'navigationType, or direction',
    Arrival: 'LoaderArgs',
    useOpen: 'useNavigate',
    ahead: 'speculative',
    inTurn: 'runInSeparateTasks',
  }),
  // What begins to be shown enters, as a pointer does.
  ...listed('name', { enter: 'loader' }, LOGIC),
  ...listed('file', { historyEntry: 'historyStack', mainPages: 'preloadTabs' }),
];

const QUERIES = [
  ...listed('part', {
    createQueries: 'queryFactory',
    gamesAsked: 'parseGamesFilter',
    pagesQuery: 'pagedQuery',
    placeOfPage: 'PageParam',
    squarePlace: 'squareParams',
    changePlace: 'changeFilter',
    libraryPlace: 'libraryFilter',
    cachePatches: 'cacheOverlay',
    openPatch: 'Overlay',
    cacheChange: 'CacheUpdate',
    forgetSettled: 'prune',
    lastWish: 'toggle queue',
    wish: 'toggle, or idempotency key',
    wishes: 'optimisticToggle',
    wished: 'requested',
    hopedFor: 'optimistic',
    hopeFor: 'withOptimisticUpdate',
    readAsMember: 'invalidateMembership',
    reread: 'refetch, or invalidate',
    readAnew: 'refetch',
    afresh: 'refetch, or reload',
    carryFeeds: 'migrateGuestFeeds',
    isSilent: 'isHandled',
    isVerdict: 'isFinalRefusal',
    isUnclear: 'isIndeterminate',
    priceFace: 'priceView',
    giftFace: 'giftView',
    membershipFace: 'membershipView',
    welfareFace: 'welfareView',
    dayFace: 'dayView',
    setFace: 'set what it is',
    notAhead: 'clampToNow',
    ofItsKind: 'withPlaceholder',
  }),
  ...listed('name', {
    Question: 'PrefetchQuery',
    walletChanged: 'invalidateWallet',
    useQueries: 'useQueryFactory (the library has another useQueries)',
    Said: 'ToggleState',
    Mark: 'Toggle',
    intents: 'idempotencyKeys',
    Intent: 'IdempotencyKey, or what is intended',
    gone: 'notFound, removed or closed: whichever it is',
    isGone: 'isNotFound',
    told: 'reported, notified, or the handlers it is given',
    drawn: 'rendered',
    Drawn: 'Rendered',
    face: 'view, or what is shown',
    onTake: 'onAction, or onSelect',
    Face: 'View',
    anew: 'again',
    World: 'Deps',
    useTask: 'useMutation',
  }),
  // A scale has marks.
  ...listed('name', { marks: 'reactions' }, LOGIC),
];

const FEATURES = [
  ...listed('part', {
    createLetters: 'pending comments',
    letterSchema: 'pending comment',
    takeBack: 'returnToEditor',
    commentWriter: 'commentComposer',
    pictureTray: 'attachments',
    trayPicture: 'Attachment',
    createTurns: 'createLimiter',
    doomed: 'target',
    useBriefly: 'useTransient',
    movedOn: 'progressedTasks',
    whenAsked: 'manual',
    readPings: 'readingHeartbeat',
    readerSaver: 'progressSaver',
    atMostEvery: 'throttle',
    membershipOrigin: 'returnTarget',
    wayOn: 'nextAction',
  }),
  ...listed('name', {
    Letter: 'PendingComment',
    letter: 'pendingComment',
    Posted: 'PendingComment',
    Writing: 'ComposerState',
    atOnce: 'auto',
    brush: 'canvasDraw',
    lay: 'layoutText',
    asker: 'source',
  }),
];

const DEVICE = [
  ...listed('part', {
    foreignChange: 'onExternalChange',
    wayToNewBuild: 'reloadInto',
    expectDocument: 'markFullNavigation',
    forgetDocument: 'evictDocument',
    reloadAfresh: 'hardReloadOnce',
    openSpare: 'fallback image',
    keepSpares: 'fallbackImages',
    takeInDocument: 'cacheDocument',
    keptDocument: 'cachedDocument',
    followVisit: 'adoptClient',
  }),
  ...listed('name', {
    epoch: 'authVersion',
    spares: 'fallbackImages',
  }),
  // Kept pages have generations and visits, a tone can be quiet.
  ...listed('name', { generation: 'cacheScope', quiet: 'whenWritesSettle', Visit: 'ClientReport' }, LOGIC),
];

const STYLES = listed('style', {
  place: 'the element it is: page, slot, item',
  words: 'label, text, content or description: whichever it is',
  line: 'row, divider or text',
  face: 'what is shown: disc, view, content',
  way: 'action or link',
  room: 'spacer, area or card',
});

const COMMENTS = listed('comment', {
  anew: 'again',
  afresh: 'again',
  reckoned: 'computed',
  reckons: 'computes',
  told: 'notified, informed, given; “distinguished” for told apart',
  drawn: 'rendered, painted or shown',
  face: 'view; “font” for a typeface',
  faces: 'views, states',
  wish: 'request, toggle or idempotency key',
  wishes: 'requests, toggles',
  wished: 'requested',
  'hoped for': 'optimistic',
  'drawn page': 'prerendered page',
  'drawn document': 'prerendered document',
  'under way': 'pending, in flight',
  'ask ahead': 'prefetch',
  'asked ahead': 'prefetched',
  'foreign change': 'external change',
  heir: 'replacement',
  doomed: 'target',
});

export const PRIVATE_WORDS: readonly PrivateWord[] = [
  ...BOOT,
  ...NAVIGATION,
  ...QUERIES,
  ...FEATURES,
  ...DEVICE,
  ...STYLES,
  ...COMMENTS,
];
