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

/** The content policy of a document with styles of its own: these very ones, as `sha256-…`, and no others. */
export const documentPolicyWith = (styles: readonly string[]): string =>
  Object.entries({ ...POLICY, 'style-src': [POLICY['style-src'], ...styles.map((hash) => `'${hash}'`)].join(' ') })
    .map(([name, value]) => `${name} ${value}`)
    .join('; ');

/** The content policy of every other document of ours (reliability.md: strict CSP with Trusted Types). */
export const documentPolicy = documentPolicyWith([]);

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
