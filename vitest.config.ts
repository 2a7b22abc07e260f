import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig, mergeConfig } from 'vitest/config';
import { CHROMIUM_FLAGS, chromiumPath } from './scripts/browser.mjs';
import viteConfig from './vite.config.ts';

const phone = { width: 375, height: 812 };

/** A real Chromium, as a phone; `touch` for what needs real touch events. */
const chromium = async ({ touch }: { touch: boolean }) => ({
  enabled: true,
  headless: true,
  screenshotFailures: false,
  viewport: phone,
  provider: playwright({
    launchOptions: { executablePath: await chromiumPath(), args: [...CHROMIUM_FLAGS] },
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
          include: ['src/**/*.test.ts', 'server/**/*.test.ts', 'scripts/**/*.test.ts'],
          env: { TZ: 'Asia/Shanghai' },
        },
      },
      mergeConfig(viteConfig, {
        plugins: [storybookTest({ configDir: '.storybook' })],
        test: {
          name: 'storybook',
          browser: await chromium({ touch: false }),
        },
      }),
      mergeConfig(viteConfig, {
        // Behaviour cases of the primitives: real layout, real motion, real touch events.
        optimizeDeps: { include: ['react', 'react-dom', 'react-dom/client', 'react/jsx-dev-runtime'] },
        test: {
          name: 'cases',
          include: ['src/**/*.browser.test.tsx'],
          browser: await chromium({ touch: true }),
        },
      }),
    ],
  },
});
