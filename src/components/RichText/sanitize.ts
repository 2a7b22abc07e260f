import DOMPurify, { type Config } from 'dompurify';
import { portalPolicy } from './trustedHtml.ts';

/** Longer input is cut: parsing is work, and a page must answer a tap within a second (reliability F2). */
const MAX_BYTES = 200_000;

/** The allow-list of bulletins (reliability X1). */
const RULES = {
  ALLOWED_TAGS: [
    'p',
    'br',
    'b',
    'strong',
    'i',
    'em',
    'u',
    's',
    'ul',
    'ol',
    'li',
    'blockquote',
    'h1',
    'h2',
    'h3',
    'h4',
    'a',
    'img',
    'hr',
    'span',
    'table',
    'thead',
    'tbody',
    'tr',
    'th',
    'td',
    'code',
    'pre',
  ],
  ALLOWED_ATTR: ['href', 'src', 'alt', 'title', 'width', 'height', 'colspan', 'rowspan'],
  ALLOW_DATA_ATTR: false,
  ALLOW_ARIA_ATTR: false,
  RETURN_TRUSTED_TYPE: true,
  TRUSTED_TYPES_POLICY: portalPolicy,
} as const satisfies Omit<Config, 'ALLOWED_TAGS' | 'ALLOWED_ATTR'> & Record<string, unknown>;

export type SanitizeContext = {
  /** The page's own address, which relative addresses start from. */
  base: string;
  /** Origins that pictures may come from. */
  mediaOrigins: readonly string[];
};

/** Makes foreign HTML safe to show: trusted markup where the browser knows Trusted Types, else a string. */
export function sanitize(html: string, context: SanitizeContext): string | TrustedHTML {
  const purifier = DOMPurify();
  purifier.addHook('afterSanitizeAttributes', (element) => guardAddresses(element, context));
  return purifier.sanitize(cut(html), {
    ...RULES,
    ALLOWED_TAGS: [...RULES.ALLOWED_TAGS],
    ALLOWED_ATTR: [...RULES.ALLOWED_ATTR],
  });
}

function cut(html: string): string {
  const { read } = new TextEncoder().encodeInto(html, new Uint8Array(MAX_BYTES));
  return html.slice(0, read);
}

function guardAddresses(element: Element, context: SanitizeContext): void {
  if (element.localName === 'a') guardLink(element, context);
  else element.removeAttribute('href');
  if (element.localName === 'img') guardPicture(element, context);
  else element.removeAttribute('src');
}

/** A link leaves in a new tab and shows the host it leads to, when that is not ours. */
function guardLink(link: Element, { base }: SanitizeContext): void {
  const url = webAddress(link.getAttribute('href'), base);
  if (url === undefined) return link.removeAttribute('href');
  link.setAttribute('href', url.href);
  link.setAttribute('target', '_blank');
  link.setAttribute('rel', 'noopener noreferrer');
  if (url.origin !== new URL(base).origin) link.setAttribute('data-host', url.host);
}

function guardPicture(picture: Element, { base, mediaOrigins }: SanitizeContext): void {
  const url = webAddress(picture.getAttribute('src'), base);
  const ours = url !== undefined && [new URL(base).origin, ...mediaOrigins].includes(url.origin);
  if (ours) picture.setAttribute('src', url.href);
  else picture.removeAttribute('src');
  if (!picture.hasAttribute('alt')) picture.setAttribute('alt', '');
  picture.setAttribute('loading', 'lazy');
  picture.setAttribute('decoding', 'async');
  picture.setAttribute('referrerpolicy', 'no-referrer');
}

function webAddress(value: string | null, base: string): URL | undefined {
  if (value === null) return undefined;
  try {
    const url = new URL(value, base);
    const isWeb = url.protocol === 'https:' || url.protocol === 'http:';
    return isWeb && url.username === '' && url.password === '' ? url : undefined;
  } catch {
    return undefined;
  }
}
