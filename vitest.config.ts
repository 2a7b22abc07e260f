import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig, mergeConfig } from 'vitest/config';
import { CHROMIUM_FLAGS, chromiumPath } from './scripts/browser.mjs';
import viteConfig from './vite.config.ts';

const phone = { width: 375, height: 812 };

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
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            viewport: phone,
            provider: playwright({
              launchOptions: { executablePath: await chromiumPath(), args: [...CHROMIUM_FLAGS] },
              contextOptions: {
                viewport: phone,
                deviceScaleFactor: 1,
                reducedMotion: 'reduce',
                locale: 'zh-CN',
                timezoneId: 'Asia/Shanghai',
              },
            }),
            instances: [{ browser: 'chromium' }],
          },
        },
      }),
    ],
  },
});
