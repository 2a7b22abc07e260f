export const CHROMIUM_FLAGS: readonly string[];
export function chromiumPath(): Promise<string>;
export function shellPath(): Promise<string>;
export function ensureBrowsers(): Promise<void>;
/** Whether Debian packages can be installed here. */
export function isDebianRoot(): boolean;
/** Installs Debian packages; whether it went well. */
export function aptInstall(...packages: string[]): boolean;
