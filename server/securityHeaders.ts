const POLICY = {
  'default-src': "'none'",
  'script-src': "'self'",
  'style-src': "'self'",
  'img-src': "'self' data: blob:",
  'font-src': "'self'",
  'connect-src': "'self'",
  'manifest-src': "'self'",
  'form-action': "'self'",
  'object-src': "'none'",
  'base-uri': "'none'",
  'frame-ancestors': "'none'",
  'require-trusted-types-for': "'script'",
  'trusted-types': 'portal',
} satisfies Record<string, string>;

/** What stands within a document, as `sha256-…`. */
type Inlined = { scripts: readonly string[]; styles: readonly string[] };

const allowing = (source: string, hashes: readonly string[]): string =>
  [source, ...hashes.map((hash) => `'${hash}'`)].join(' ');

/** The content policy of a document with scripts and styles of its own: these very ones and no others. */
export const documentPolicyWith = ({ scripts, styles }: Inlined): string =>
  Object.entries({
    ...POLICY,
    'script-src': allowing(POLICY['script-src'], scripts),
    'style-src': allowing(POLICY['style-src'], styles),
  })
    .map(([name, value]) => `${name} ${value}`)
    .join('; ');

/** The content policy of every other document of ours (promise 1: strict CSP with Trusted Types). */
export const documentPolicy = documentPolicyWith({ scripts: [], styles: [] });

/** The content policy of everything that is no document: were it shown as one, it could do nothing. */
export const dataPolicy = "default-src 'none'; frame-ancestors 'none'";

/** The content policy of the service worker, which bounds its own requests; `worker-src` lets it fetch its successor. */
export const workerPolicy = `${dataPolicy}; connect-src 'self'; worker-src 'self'`;

/**
 * What every answer carries. The referrer stays within our origin; `no-referrer` would also blank
 * the Origin header of our own forms, which the cashier checks.
 */
export const BASE_HEADERS = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
} satisfies Record<string, string>;
