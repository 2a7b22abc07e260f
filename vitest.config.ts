import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig, mergeConfig } from 'vitest/config';
import { CHROMIUM_FLAGS, shellPath } from './scripts/browser.mjs';
import viteConfig from './vite.config.ts';

const phone = { width: 375, height: 812 };

/** A limit is there for what hangs; a busy machine is no failure. */
const patience = { testTimeout: 30_000, hookTimeout: 60_000, expect: { poll: { timeout: 10_000 } } };

/** A page waits a third of its time: as many at once as there are processors. */
const pages = { maxWorkers: '100%' };

/** Named up front: a dependency found in the middle of a run reloads the page and fails the tests it holds. */
const optimizeDeps = {
  include: [
    'react',
    'react/jsx-runtime',
    'react/jsx-dev-runtime',
    'react-dom',
    'react-dom/client',
    '@radix-ui/react-dialog',
    '@tanstack/react-query',
    '@tanstack/react-virtual',
    '@use-gesture/react',
    'dompurify',
    'embla-carousel-react',
    'embla-carousel',
    'ofetch',
    'qrcode-generator',
    'react-router-dom',
    'valibot',
    'zustand',
    'zustand/vanilla',
    '@storybook/react-vite',
    'storybook/test',
    'storybook/preview-api',
    'sql.js',
    'kysely',
    'hono',
    'hono/body-limit',
    'hono/html',
  ],
};

/** A real Chromium, as a phone; `touch` for what needs real touch events. */
const chromium = async ({ touch }: { touch: boolean }) => ({
  enabled: true,
  headless: true,
  screenshotFailures: false,
  viewport: phone,
  provider: playwright({
    launchOptions: { executablePath: await shellPath(), args: [...CHROMIUM_FLAGS] },
    contextOptions: {
      viewport: phone,
      deviceScaleFactor: 1,
      hasTouch: touch,
      reducedMotion: touch ? ('no-preference' as const) : ('reduce' as const),
      locale: 'zh-CN',
      timezoneId: 'Asia/Shanghai',
    },
  }),
  instances: [{ browser: 'chromium' as const }],
});

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          environment: 'node',
          include: [
            'src/**/*.test.ts',
            'server/**/*.test.ts',
            'scripts/**/*.test.ts',
            'build/**/*.test.ts',
            'stories/**/*.test.ts',
            'visual/**/*.test.ts',
            'prove/**/*.test.ts',
            'e2e/fixtures/**/*.test.ts',
          ],
          env: { TZ: 'Asia/Shanghai' },
          globalSetup: 'server/testing/globalSetup.ts',
          setupFiles: 'server/testing/leaveNothing.ts',
          // To load every module anew for each file would be a third of the time; a file leaves nothing behind for the next.
          isolate: false,
          maxWorkers: '100%',
          ...patience,
          testTimeout: 60_000,
        },
      },
      {
        test: {
          // What measures, and so takes its time: `npm run prove` and `npm run test:all`.
          name: 'prove',
          environment: 'node',
          include: ['prove/**/*.prove.ts'],
          fileParallelism: false,
          env: { TZ: 'Asia/Shanghai' },
        },
      },
      mergeConfig(viteConfig, {
        plugins: [storybookTest({ configDir: '.storybook' })],
        optimizeDeps,
        test: {
          name: 'storybook',
          ...patience,
          // A flow is a whole visit, with a server to open.
          testTimeout: 180_000,
          ...pages,
          sequence: { groupOrder: 2 },
          // Stories share no state but the document, which each leaves as it was: loading the library anew for each file would take longer than its stories.
          isolate: false,
          browser: await chromium({ touch: false }),
        },
      }),
      mergeConfig(viteConfig, {
        // Behaviour cases of the primitives: real layout, real motion, real touch events.
        optimizeDeps,
        test: {
          name: 'cases',
          include: ['src/**/*.browser.test.tsx'],
          ...patience,
          // Of two pages only one surely gets its frames, which motion is timed by.
          maxWorkers: 1,
          sequence: { groupOrder: 1 },
          browser: await chromium({ touch: true }),
        },
      }),
      mergeConfig(viteConfig, {
        // After the cases, beside the stories: a thousand mounts would hold up what the cases time.
        optimizeDeps,
        test: {
          name: 'leaks',
          include: ['src/**/leaks.test.tsx'],
          ...patience,
          ...pages,
          sequence: { groupOrder: 2 },
          browser: await chromium({ touch: true }),
        },
      }),
      mergeConfig(viteConfig, {
        // Every screen and dialog on small phones, with large text, on its side and on paper.
        optimizeDeps,
        test: {
          name: 'layout',
          include: ['stories/layout/**/*.test.tsx'],
          ...patience,
          ...pages,
          sequence: { groupOrder: 2 },
          browser: await chromium({ touch: false }),
        },
      }),
    ],
  },
});
