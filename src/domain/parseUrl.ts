/** The address read, or undefined where it is none. Not `URL.canParse`, which Chromium has since 120 and Safari since 17. */
export function parseUrl(address: string, base?: string | URL): URL | undefined {
  try {
    return new URL(address, base);
  } catch {
    return undefined;
  }
}
