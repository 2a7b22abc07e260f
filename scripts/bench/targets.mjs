/**
 * What is promised. `limit` and `atLeast` hold for the ratio where a `peer` is named, else for our own value; a line
 * without either is for information. `exact`: the same in every run. `worstOf`: the worst of the measures so named.
 */
import { FLOOR } from './peerPage.mjs';

const FRAME_MS = 1000 / 60;

/** Beside other libraries, on the bench page. `measure` is the path in what the peers' bench writes for each of them. */
const PEER_TARGETS = [
  { part: 'size', name: 'total brotli, six primitives', measure: 'kb', unit: 'kB', limit: 78, exact: true },
  {
    part: 'size',
    name: 'total brotli, beside antd-mobile',
    measure: 'kb',
    unit: 'kB',
    peer: 'antd-mobile',
    limit: 0.8,
    exact: true,
  },
  { part: 'size', name: 'total brotli, beside vant', measure: 'kb', unit: 'kB', peer: 'vant', exact: true },
  { part: 'size', name: 'total brotli, beside React alone', measure: 'kb', unit: 'kB', peer: FLOOR, exact: true },
  { part: 'size', name: 'total brotli, stretch', measure: 'kb', unit: 'kB', limit: 70, exact: true, stretch: true },
  { part: 'start', name: 'rows interactive, cold', measure: 'start.interactive', unit: 'ms', peer: 'vant', limit: 0.9 },
  {
    part: 'feed',
    name: 'list DOM at 5,000 rows',
    measure: 'feed.5000.elements',
    unit: 'elements',
    peer: 'virtuoso',
    limit: 0.8,
  },
  {
    part: 'feed',
    name: 'append at 5,000: CPU',
    measure: 'feed.5000.appendTask',
    unit: 'ms',
    peer: 'virtuoso',
    limit: 0.75,
  },
  {
    part: 'feed',
    name: 'scroll at 5,000: CPU per 1000 px',
    measure: 'feed.5000.scroll.taskPerKpx',
    unit: 'ms',
    peer: 'tanstack',
    limit: 0.75,
  },
  { part: 'feed', name: 'scroll at 5,000: frames dropped', measure: 'feed.5000.scroll.dropped', unit: '%', limit: 1 },
  // Less than half a frame late is on time: the clock of frames itself is no finer.
  {
    part: 'feed',
    name: 'scroll at 5,000: p99 one frame',
    measure: 'feed.5000.scroll.p99',
    unit: 'ms',
    limit: FRAME_MS * 1.5,
  },
  { part: 'moves', name: 'pull, JS per move', measure: 'moves.pull', unit: 'ms', peer: 'vant', limit: 0.6 },
  { part: 'moves', name: 'carousel, JS per move', measure: 'moves.carousel', unit: 'ms', peer: 'vant', limit: 0.7 },
  {
    part: 'ptr',
    name: 'pull, JS per move, without promise jobs',
    measure: 'ptr.jsPerMove',
    unit: 'ms',
    peer: 'vant',
    limit: 0.6,
  },
  { part: 'ptr', name: 'pull, main thread per move', measure: 'ptr.taskPerMove', unit: 'ms', peer: 'vant' },
  {
    part: 'carousel',
    name: 'carousel, JS per move, without promise jobs',
    measure: 'carousel.jsPerMove',
    unit: 'ms',
    peer: 'vant',
    limit: 0.7,
  },
  { part: 'carousel', name: 'carousel, main thread a drag', measure: 'carousel.task', unit: 'ms', peer: 'vant' },
  { part: 'taps', name: 'tab tap', measure: 'taps.tab', unit: 'ms', peer: 'vant', limit: 0.9 },
  { part: 'taps', name: 'tab tap: CPU', measure: 'taps.tabTask', unit: 'ms', peer: 'vant' },
  { part: 'taps', name: 'dialog tap', measure: 'taps.dialog', unit: 'ms', peer: 'vant', limit: 0.7 },
  { part: 'taps', name: 'dialog tap: CPU', measure: 'taps.dialogTask', unit: 'ms', peer: 'vant' },
  { part: 'toasts', name: '50 equal toasts: CPU', measure: 'toasts.same.task', unit: 'ms', peer: 'vant', limit: 0.5 },
  { part: 'toasts', name: '50 equal toasts: elements', measure: 'toasts.same.nodes', unit: 'elements', limit: 6 },
];

/** The pages Lighthouse is asked about, by name. */
export const LIGHTHOUSE_PAGES = {
  home: '/',
  square: '/square',
  animate: '/animate',
  games: '/games',
  detail: '/detail/1002',
};

/** Lighthouse's categories and the least score of each. */
export const LEAST_SCORES = { performance: 98, accessibility: 100, 'best-practices': 100, seo: 100 };

const LIGHTHOUSE_TARGETS = Object.keys(LIGHTHOUSE_PAGES).flatMap((page) =>
  Object.entries(LEAST_SCORES).map(([category, atLeast]) => ({
    part: 'lighthouse',
    name: `Lighthouse mobile, ${page}: ${category}`,
    measure: `lighthouse.${page}.${category}`,
    unit: '',
    atLeast,
  })),
);

/** The lists that grow with the portal, and the sizes their cost is compared at; the first is what the others are held against. */
export const GROWING_LISTS = ['feed', 'comments', 'chapters', 'ledger'];
export const GROWTH_SIZES = [100, 1000, 10_000];

/** A cost that does not grow is measured as the same within a quarter. */
const FLAT = 1.25;

const [FEWEST, ...MORE] = GROWTH_SIZES;

/** How the size the others are held against is named as a peer. */
export const FEWEST_ITEMS = `${FEWEST} items`;

const GROWTH_TARGETS = GROWING_LISTS.flatMap((list) =>
  MORE.map((size) => ({
    part: 'growth',
    name: `${list} at ${size.toLocaleString('en')}: CPU per screen`,
    measure: `growth.${list}.${size}`,
    unit: 'ms',
    peer: FEWEST_ITEMS,
    limit: FLAT,
  })),
);

/** Rows of the server's tables, and how the fewest are named as a peer. */
export const SERVER_SIZES = [1000, 10_000, 100_000, 1_000_000];
export const rowsText = (count) => `${count.toLocaleString('en')} rows`;
export const FEWEST_ROWS = rowsText(SERVER_SIZES[0]);

/** The portal itself, on a phone's network and processor. */
const PORTAL_TARGETS = [
  { part: 'home', name: 'first paint of home', measure: 'home.firstPaint', unit: 'ms', peer: FLOOR, limit: 0.7 },
  { part: 'home', name: 'home interactive', measure: 'home.interactive', unit: 'ms', peer: FLOOR, limit: 1.3 },
  { part: 'home', name: 'first load of home: HTML, CSS, JS', measure: 'home.kb', unit: 'kB', limit: 110 },
  { part: 'routes', name: 'CLS, worst route', worstOf: 'shift.', unit: '', limit: 0.01 },
  { part: 'pages', name: 'return to a kept page, worst', worstOf: 'kept.', unit: 'ms', limit: 50 },
  { part: 'pages', name: 'route with its code cached, worst', worstOf: 'route.', unit: 'ms', limit: 100 },
  { part: 'journey', name: 'worst interaction of the journeys', worstOf: 'interaction.', unit: 'ms', limit: 200 },
  ...LIGHTHOUSE_TARGETS,
  ...GROWTH_TARGETS,
  {
    part: 'server',
    name: 'server at 1,000,000 rows, worst call',
    worstOf: 'server.',
    unit: 'ms',
    peer: FEWEST_ROWS,
    limit: FLAT,
  },
];

export const TARGETS = [...PEER_TARGETS, ...PORTAL_TARGETS];

const partsOf = (targets) => [...new Set(targets.map(({ part }) => part))];

/** What `--do=` may name. */
export const PEER_PARTS = partsOf(PEER_TARGETS);
export const PORTAL_PARTS = partsOf(PORTAL_TARGETS);

/** Whether a target is about what only the peers' bench has: the peers, and the page with React alone. */
export const needsPeersBench = ({ part, peer }) => PEER_PARTS.includes(part) || peer === FLOOR;
