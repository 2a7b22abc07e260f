export const CHROMIUM_FLAGS: readonly string[];
export function chromiumPath(): Promise<string>;
export function shellPath(): Promise<string>;
export function ensureBrowsers(): Promise<void>;
