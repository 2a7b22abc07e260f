import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { Code } from '#domain/envelope.ts';
import { answerFailure, answerUnknownPath, ApiError } from './answer.ts';
import { refuseForeignWrites } from './csrf.ts';
import { networkOf } from './networkOf.ts';
import type { Ports } from './ports.ts';
import { DEFAULT_LIMITS } from './rateLimit.ts';
import { accountRoutes } from './routes/account.ts';
import { activityRoutes } from './routes/activities.ts';
import { cashierRoutes, isCashierPath } from './routes/cashier.ts';
import { checkInRoutes } from './routes/checkin.ts';
import { comicRoutes } from './routes/comics.ts';
import { commentRoutes } from './routes/comments.ts';
import { credentialRoutes } from './routes/credentials.ts';
import { deviceRoutes } from './routes/device.ts';
import { faqRoutes } from './routes/faq.ts';
import { fileRoutes } from './routes/files.ts';
import { gameRoutes } from './routes/games.ts';
import { giftRoutes } from './routes/gifts.ts';
import { homeRoutes } from './routes/home.ts';
import { inviteRoutes } from './routes/invite.ts';
import { membershipRoutes } from './routes/membership.ts';
import { messageRoutes } from './routes/messages.ts';
import { operationRoutes } from './routes/operations.ts';
import { ownAccountRoutes } from './routes/ownAccount.ts';
import { peopleRoutes } from './routes/people.ts';
import { readingRoutes } from './routes/reading.ts';
import { rechargeRoutes } from './routes/recharge.ts';
import { searchRoutes } from './routes/search.ts';
import { squareRoutes } from './routes/square.ts';
import { taskRoutes } from './routes/tasks.ts';
import { uploadBodyLimit, uploadRoutes } from './routes/uploads.ts';
import { welfareRoutes } from './routes/welfare.ts';
import { BASE_HEADERS, dataPolicy } from './securityHeaders.ts';
import { microCache } from './microCache.ts';
import { createSigner } from './signedLinks.ts';
import { createMemoryUploads } from './square/uploads.ts';

/** No call of ours but an upload carries more than a few fields. */
const MAX_BODY_BYTES = 64 * 1024;

type Optional =
  | 'uploads'
  | 'limits'
  | 'appPackage'
  | 'phoneAutoRegister'
  | 'contactUrl'
  | 'businessEmail'
  | 'addressOf'
  | 'onFault';

/** What a server is made of; the optional parts have a default fit for one person in a browser tab. */
export type ServerOptions = Omit<Ports, Optional> &
  Partial<Pick<Ports, Optional>> & {
    /** How long, in ms, visitors are told the same without another look; 0 (the default) looks each time. */
    shareForMs?: number;
  };

const DEFAULTS: Pick<Ports, Exclude<Optional, 'uploads'>> = {
  limits: DEFAULT_LIMITS,
  appPackage: false,
  phoneAutoRegister: true,
  contactUrl: 'https://support.example.com/chat',
  businessEmail: 'business@example.com',
  addressOf: () => 'local',
  onFault: () => undefined,
};

const tooLarge = () => {
  throw new ApiError(Code.general, '请求内容过大', { status: 413 });
};

/** Headers every answer carries unless its route set its own. */
function addHeaders(app: Hono): void {
  app.use(async (c, next) => {
    await next();
    const headers = { 'Cache-Control': 'no-store', 'Content-Security-Policy': dataPolicy, ...BASE_HEADERS };
    for (const [name, value] of Object.entries(headers)) {
      if (!c.res.headers.has(name)) c.res.headers.set(name, value);
    }
  });
}

/** The reference backend as a plain fetch handler: every call of the contract, and nothing of Node. */
export function createServer({ shareForMs = 0, ...options }: ServerOptions): Hono {
  const { addressOf } = { ...DEFAULTS, ...options };
  const ports: Ports = {
    uploads: createMemoryUploads(),
    ...DEFAULTS,
    ...options,
    addressOf: (request, env) => networkOf(addressOf(request, env)),
  };
  const signer = createSigner(ports.db, ports.random);
  const app = new Hono();
  addHeaders(app);
  app.use('/api/*', refuseForeignWrites(ports.publicOrigin, isCashierPath));
  app.use('/api/*', (c, next) =>
    bodyLimit({ maxSize: uploadBodyLimit(c.req.path) ?? MAX_BODY_BYTES, onError: tooLarge })(c, next),
  );
  if (shareForMs > 0) app.use('/api/*', microCache(ports.clock, shareForMs));
  const routers = [
    operationRoutes(ports),
    deviceRoutes(ports),
    accountRoutes(ports),
    credentialRoutes(ports),
    ownAccountRoutes(ports),
    messageRoutes(ports),
    gameRoutes(ports, signer),
    rechargeRoutes(ports, signer),
    membershipRoutes(ports, signer),
    giftRoutes(ports),
    faqRoutes(),
    cashierRoutes(ports, signer),
    homeRoutes(ports),
    searchRoutes(ports),
    inviteRoutes(ports),
    squareRoutes(ports),
    commentRoutes(ports),
    peopleRoutes(ports),
    uploadRoutes(ports),
    readingRoutes(ports),
    checkInRoutes(ports),
    taskRoutes(ports),
    welfareRoutes(ports),
    activityRoutes(ports),
    comicRoutes(ports),
    fileRoutes(ports, signer),
  ];
  for (const router of routers) app.route('/', router);
  app.notFound(answerUnknownPath);
  app.onError((error, c) => answerFailure(c, error, ports.onFault));
  return app;
}
