/** The part of puppeteer-core that is used here, as far as both versions have it. They are loaded at run time and bring no types. */

export type CdpSession = { send(method: string, params: Readonly<Record<string, unknown>>): Promise<unknown> };

export type PuppeteerPage = {
  goto(url: string, options: { waitUntil: 'domcontentloaded'; timeout: number }): Promise<unknown>;
  reload(options: { waitUntil: 'domcontentloaded'; timeout: number }): Promise<unknown>;
  evaluate(expression: string): Promise<unknown>;
  $(selector: string): Promise<{ uploadFile(...files: string[]): Promise<void> } | null>;
  keyboard: {
    press(key: string): Promise<void>;
    type(text: string): Promise<void>;
    sendCharacter(text: string): Promise<void>;
  };
  mouse: {
    click(x: number, y: number): Promise<void>;
    move(x: number, y: number): Promise<void>;
    down(): Promise<void>;
    up(): Promise<void>;
  };
  setUserAgent(agent: string | { userAgent: string }): Promise<void>;
  setViewport(viewport: Readonly<Record<string, unknown>>): Promise<void>;
  setJavaScriptEnabled(enabled: boolean): Promise<void>;
  screenshot(options: Readonly<Record<string, unknown>>): Promise<Uint8Array>;
  target(): { createCDPSession(): Promise<CdpSession> };
};

export type PuppeteerContext = { newPage(): Promise<PuppeteerPage>; close(): Promise<void> };

export type PuppeteerBrowser = {
  createBrowserContext?(): Promise<PuppeteerContext>;
  /** Its name before version 22. */
  createIncognitoBrowserContext?(): Promise<PuppeteerContext>;
  version(): Promise<string>;
  close(): Promise<void>;
  process(): { kill(signal: 'SIGKILL'): boolean } | null;
};

export type Puppeteer = { launch(options: Readonly<Record<string, unknown>>): Promise<PuppeteerBrowser> };
