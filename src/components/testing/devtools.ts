import { cdp } from 'vitest/browser';

/** The browser's own protocol; the session vitest types knows only the calls it wraps. */
export const devtools = () => cdp() as unknown as { send<T = unknown>(method: string, params?: unknown): Promise<T> };
