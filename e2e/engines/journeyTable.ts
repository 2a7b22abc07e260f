import type { EngineEntry } from './engineTable.ts';
import type { Journey } from './journey.ts';
import { buy, loginByCode, loginByName, rechargeAndBuy } from './journeys/account.ts';
import { backClosesLayers, escapeClosesLayers, share } from './journeys/layers.ts';
import { barPages, listReturn, pullToRefresh, search, swipeTabs } from './journeys/lists.ts';
import { pictures } from './journeys/pictures.ts';
import { readerNext, readerPaged, readerStrip } from './journeys/reader.ts';
import { checkIn, redeem, task } from './journeys/rewards.ts';
import { routesOfAccount, routesOfVisitor } from './journeys/routes.ts';
import { draft, draftPicture, imageViewer, likeAndComment, publish } from './journeys/square.ts';
import {
  BROKEN_START,
  BROKEN_START_COMPLAINTS,
  startFailure,
  unsupported,
  unsupportedInWeChat,
  withoutScripts,
} from './journeys/start.ts';
import { deploy, secondVisit } from './journeys/visits.ts';

const isUnsupported = ({ unsupported: flag }: EngineEntry): boolean => flag === true;

/** What an unsupported engine says of the portal's code is expected: the page speaks for it. */
const UNSUPPORTED_COMPLAINTS = /error|rejection|console/;

/** All journeys, in the order they are run in. */
export const JOURNEYS: readonly Journey[] = [
  { id: 'bar-pages', run: barPages },
  { id: 'search', run: search },
  { id: 'list-return', run: listReturn },
  { id: 'login-name', run: loginByName },
  { id: 'login-code', run: loginByCode },
  { id: 'buy', run: buy },
  { id: 'recharge-buy', run: rechargeAndBuy },
  { id: 'like-comment', run: likeAndComment },
  { id: 'publish', run: publish },
  { id: 'draft', run: draft },
  // A WebKit that is driven has no profile on disk, and keeps no pictures without one.
  { id: 'draft-picture', run: draftPicture, isFor: ({ id, unsupported: flag }) => id !== 'webkit' && flag !== true },
  { id: 'reader-strip', run: readerStrip },
  { id: 'reader-paged', run: readerPaged },
  { id: 'reader-next', run: readerNext },
  { id: 'check-in', run: checkIn },
  { id: 'task', run: task },
  { id: 'redeem', run: redeem },
  { id: 'share', run: share },
  { id: 'image-viewer', run: imageViewer },
  { id: 'back-closes', run: backClosesLayers },
  { id: 'escape-closes', run: escapeClosesLayers },
  { id: 'second-visit', run: secondVisit, ownBuild: true },
  { id: 'deploy', run: deploy, ownBuild: true },
  { id: 'pull-to-refresh', run: pullToRefresh, touchOnly: true },
  { id: 'swipe-tabs', run: swipeTabs, touchOnly: true },
  { id: 'routes-visitor', run: routesOfVisitor },
  { id: 'routes-account', run: routesOfAccount },
  { id: 'pictures', run: pictures },
  { id: 'start-failure', run: startFailure, alterations: BROKEN_START, tolerated: BROKEN_START_COMPLAINTS },
  { id: 'unsupported', run: unsupported, isFor: isUnsupported, tolerated: UNSUPPORTED_COMPLAINTS },
  {
    id: 'unsupported-wechat',
    run: unsupportedInWeChat,
    isFor: isUnsupported,
    tolerated: UNSUPPORTED_COMPLAINTS,
    userAgent: ({ userAgent }) => `${userAgent} MicroMessenger/8.0.16`,
  },
  {
    id: 'without-scripts',
    run: withoutScripts,
    isFor: ({ id, unsupported: flag }) => id === 'chromium' || flag === true,
  },
];
