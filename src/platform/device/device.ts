import * as v from 'valibot';
import type { Platform } from '#domain/game.ts';
import { isRestrictedBrowser, platformOf } from '#domain/platform.ts';
import { copyText } from './copyText.ts';
import { storageKey, type DeviceStorage } from './storage.ts';

export type Device = {
  now(): number;
  newId(): string;
  platform: Platform | undefined;
  /** WeChat's and QQ's own browsers cannot download an installer. */
  restricted: boolean;
  origin: string;
  /** Starts a download of an address that has passed `safeDownloadUrl`. */
  startDownload(url: string): void;
  /** Leaves for an address that has passed `safeLinkUrl`; the page left behind is replaced. */
  replaceLocation(url: string): void;
  openOutside(url: string): void;
  /** Stands another path of ours in the address bar, as what the browser around us hands on; the answer puts the former back. */
  showAddress(path: string): () => void;
  copy(text: string): Promise<void>;
  /** The system's own share sheet, where there is one; closing it without choosing is no failure. */
  share?: (content: { title: string; url: string }) => Promise<void>;
};

/** `crypto.randomUUID` wants a secure context; a portal opened by address in a local network has none. */
function newId(): string {
  if (typeof crypto.randomUUID === 'function') return crypto.randomUUID();
  const hex = [...crypto.getRandomValues(new Uint8Array(16))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

function follow(url: string, attributes: Partial<HTMLAnchorElement>) {
  const link = Object.assign(document.createElement('a'), { href: url, rel: 'noopener noreferrer', ...attributes });
  document.body.append(link);
  link.click();
  link.remove();
}

async function shareBySystem(content: { title: string; url: string }): Promise<void> {
  try {
    await navigator.share(content);
  } catch (error) {
    if (!(error instanceof DOMException && error.name === 'AbortError')) throw error;
  }
}

function showAddress(path: string): () => void {
  const former = location.href;
  history.replaceState(history.state, '', path);
  const shown = location.href;
  return () => {
    if (location.href === shown) history.replaceState(history.state, '', former);
  };
}

export function createBrowserDevice(): Device {
  return {
    now: () => Date.now(),
    newId,
    platform: platformOf(navigator.userAgent, navigator.maxTouchPoints),
    restricted: isRestrictedBrowser(navigator.userAgent),
    origin: location.origin,
    startDownload: (url) => follow(url, { download: '' }),
    replaceLocation: (url) => location.replace(url),
    openOutside: (url) => follow(url, { target: '_blank' }),
    showAddress,
    copy: copyText,
    ...(typeof navigator.share === 'function' && { share: shareBySystem }),
  };
}

/** What the portal itself makes, and what an earlier one may have kept; anything else would be refused with every init. */
const deviceIdSchema = v.pipe(v.string(), v.regex(/^[\w-]{8,64}$/));

/** The device id, made once and kept (spec §3); undefined where none can be had. */
export function readDeviceId(storage: DeviceStorage, device: Pick<Device, 'newId'>): string | undefined {
  const kept = storage.read(storageKey.deviceId, deviceIdSchema, '');
  if (kept) return kept;
  try {
    const id = device.newId();
    storage.write(storageKey.deviceId, id);
    return id;
  } catch {
    return undefined;
  }
}
