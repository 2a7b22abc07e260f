import type { MiddlewareHandler } from 'hono';
import type { Config } from './config.ts';

type Told = Pick<Config, 'trustProxy' | 'publicOrigin'>;

const NOTES = {
  trustProxy:
    'Proxy    Requests bear X-Forwarded-For while TRUST_PROXY is not set: behind a proxy everybody has one address and shares its limits.',
  publicOrigin:
    'Proxy    People come by https while PUBLIC_ORIGIN is not set: their browsers’ writes are refused, since they name another origin.',
} as const;

/**
 * Says once what requests show of a proxy in front that this server was not told of. Nothing is believed of it: anybody
 * may write such a header.
 */
export function noteProxy({ trustProxy, publicOrigin }: Told, warn: (note: string) => void): MiddlewareHandler {
  const unsaid = new Set<keyof typeof NOTES>();
  if (!trustProxy) unsaid.add('trustProxy');
  if (publicOrigin === undefined) unsaid.add('publicOrigin');
  const say = (note: keyof typeof NOTES) => unsaid.delete(note) && warn(NOTES[note]);
  return async ({ req }, next) => {
    if (unsaid.size > 0) {
      if (req.header('x-forwarded-for') !== undefined) say('trustProxy');
      const isHttps = req.header('x-forwarded-proto') === 'https' || req.header('origin')?.startsWith('https:');
      if (isHttps && !req.url.startsWith('https:')) say('publicOrigin');
    }
    await next();
  };
}
