import { defineConfig } from '@playwright/test';
import { CHROMIUM_FLAGS, shellPath } from './scripts/browser.mjs';
import type { PortalOptions } from './e2e/fixtures/portal.ts';

/** A phone of Android, so that the portal knows which build to offer (product D20). */
const PHONE_AGENT =
  'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0.0.0 Mobile Safari/537.36';

export default defineConfig<PortalOptions>({
  testDir: 'e2e',
  testMatch: '**/*.spec.ts',
  globalSetup: './e2e/fixtures/globalSetup.ts',
  // Every test has a server and a browser context of its own, so the order never matters.
  fullyParallel: true,
  // One more than the cores of a runner: a test waits for answers and frames for a third of its time.
  workers: 3,
  // A machine that stalls for seconds loses a race no person runs: a second try decides, and the run names it.
  retries: process.env['CI'] === undefined ? 0 : 1,
  forbidOnly: process.env['CI'] !== undefined,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: 'line',
  use: {
    browserName: 'chromium',
    launchOptions: { executablePath: await shellPath(), args: [...CHROMIUM_FLAGS] },
    viewport: { width: 375, height: 812 },
    hasTouch: true,
    isMobile: true,
    userAgent: PHONE_AGENT,
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
    // Its own spec allows it; elsewhere a test's routes and faults reach every request.
    serviceWorkers: 'block',
    contextOptions: { reducedMotion: 'reduce' },
    screenshot: 'only-on-failure',
  },
});
