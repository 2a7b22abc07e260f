import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Context, MiddlewareHandler } from 'hono';

/** How a body may travel smaller. */
export type Encoding = 'br' | 'gzip';

const COMPRESSIBLE = /^(text\/|application\/(json|javascript|manifest\+json)|image\/svg\+xml)/;

/** Below this a compressed answer is hardly smaller. */
const MIN_BYTES = 1024;

/** Brotli's best setting is for files compressed once, and small: above this somebody would wait a tenth of a second and more. */
const QUICK = 4;
const BEST = 11;
const MAX_BYTES_AT_BEST = 64 * 1024;

const packGzip = promisify(gzip);
const packBrotli = promisify<Uint8Array, object, Buffer<ArrayBuffer>>(brotliCompress);

/** Compresses a whole body. `once`: it is kept, so take some time to do it well. */
export function pack(body: Uint8Array, encoding: Encoding, once: boolean): Promise<Buffer<ArrayBuffer>> {
  if (encoding === 'gzip') return packGzip(body, { level: once ? 9 : 6 });
  const quality = once && body.length <= MAX_BYTES_AT_BEST ? BEST : QUICK;
  return packBrotli(body, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } });
}

/** Whether compressing a body of this type and size is worth it. */
export const isCompressible = (type: string, bytes: number): boolean => bytes >= MIN_BYTES && COMPRESSIBLE.test(type);

/** br or gzip, whichever the browser takes; one with q=0 is refused. */
export function chooseEncoding(accepted: string | undefined): Encoding | undefined {
  const offers = (accepted ?? '')
    .toLowerCase()
    .replace(/\s/g, '')
    .split(',')
    .map((offer) => offer.split(';q='));
  const takes = (name: Encoding) => offers.some(([offer, weight]) => offer === name && Number(weight ?? 1) > 0);
  return takes('br') ? 'br' : takes('gzip') ? 'gzip' : undefined;
}

/** Answers are small (a page of a list), so a whole one is measured and packed at once. */
async function replaceBody(c: Context, type: string, encoding: Encoding): Promise<void> {
  const { status, headers } = c.res;
  const whole = new Uint8Array(await c.res.arrayBuffer());
  const worthIt = isCompressible(type, whole.length);
  const body = worthIt ? await pack(whole, encoding, false) : whole;
  c.res = new Response(body, { status, headers });
  c.res.headers.set('Content-Length', String(body.length));
  if (worthIt) c.res.headers.set('Content-Encoding', encoding);
}

/** Compresses texts on their way out for whoever takes them so; what is encoded already passes through. */
export function compressAnswers(): MiddlewareHandler {
  return async (c, next) => {
    await next();
    const { headers } = c.res;
    const type = headers.get('content-type') ?? '';
    if (c.req.method === 'HEAD' || headers.has('content-encoding') || !COMPRESSIBLE.test(type)) return;
    headers.set('Vary', 'Accept-Encoding');
    const encoding = chooseEncoding(c.req.header('accept-encoding'));
    if (encoding && c.res.body) await replaceBody(c, type, encoding);
  };
}
