import { resolve } from 'node:path';
import type { Mode } from './ports.ts';
import type { Content } from './seed/seed.ts';

/** Settings from the environment. */
export type Config = {
  port: number;
  dataDir: string;
  databaseUrl: string | undefined;
  publicOrigin: string | undefined;
  mode: Mode;
  /** What a new database begins with: the demo's games, comics and news, or none. */
  content: Content;
  portalDir: string;
  /** Take the caller's address from the last X-Forwarded-For entry: only behind a proxy that writes it. */
  trustProxy: boolean;
  /** Lifetime of the visitors' micro-cache in ms; 0 switches it off. */
  shareForMs: number;
  appPackage: boolean;
  phoneAutoRegister: boolean;
  contactUrl: string | undefined;
  businessEmail: string | undefined;
};

/** A setting that cannot be right; its message is one line for the operator. */
export class ConfigError extends Error {}

type Environment = Readonly<Record<string, string | undefined>>;

function readPort(value: string | undefined): number {
  if (value === undefined || value === '') return 3000;
  const port = Number(value);
  if (Number.isInteger(port) && port >= 0 && port <= 65_535) return port;
  throw new ConfigError(`PORT must be a number from 0 to 65535, not "${value}".`);
}

/** Long enough to help in a crowd, too short to be noticed. */
const SHARE_FOR_MS = 1000;

function readShareFor(value: string | undefined): number {
  if (value === undefined || value === '') return SHARE_FOR_MS;
  const ms = Number(value);
  if (Number.isInteger(ms) && ms >= 0 && ms <= 60_000) return ms;
  throw new ConfigError(`SHARE_ANSWERS_MS must be a number from 0 to 60000, not "${value}".`);
}

function readOrigin(value: string | undefined): string | undefined {
  if (value === undefined || value === '') return undefined;
  if (URL.canParse(value) && /^https?:$/.test(new URL(value).protocol)) return new URL(value).origin;
  throw new ConfigError(`PUBLIC_ORIGIN must be an http(s) address, not "${value}".`);
}

function readMode(env: Environment): Mode {
  const value = env['PORTAL_MODE'] ?? (env['NODE_ENV'] === 'production' ? 'production' : 'demo');
  if (value === 'demo' || value === 'production') return value;
  throw new ConfigError(`PORTAL_MODE must be demo or production, not "${value}".`);
}

function readContent({ PORTAL_CONTENT: value }: Environment): Content {
  if (value === undefined || value === '' || value === 'demo') return 'demo';
  if (value === 'none') return value;
  throw new ConfigError(`PORTAL_CONTENT must be demo or none, not "${value}".`);
}

/** Reads the environment, or throws a ConfigError. */
export function readConfig(env: Environment): Config {
  return {
    port: readPort(env['PORT']),
    dataDir: resolve(env['DATA_DIR'] || '.data'),
    databaseUrl: env['DATABASE_URL'] || undefined,
    publicOrigin: readOrigin(env['PUBLIC_ORIGIN']),
    mode: readMode(env),
    content: readContent(env),
    portalDir: resolve(env['PORTAL_DIR'] || 'dist'),
    trustProxy: env['TRUST_PROXY'] === '1',
    shareForMs: readShareFor(env['SHARE_ANSWERS_MS']),
    appPackage: env['PORTAL_PACKAGE'] === '1',
    phoneAutoRegister: env['PORTAL_AUTO_REGISTER'] !== '0',
    contactUrl: env['CONTACT_URL'] || undefined,
    businessEmail: env['BUSINESS_EMAIL'] || undefined,
  };
}
