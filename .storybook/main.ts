import type { StorybookConfig } from '@storybook/react-vite';
import { chromaticPlugin } from './chromaticPlugin.ts';
import { libraryPlugin } from './libraryPlugin.ts';

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: ['../stories/**/*.@(mdx|stories.tsx)', '../src/**/*.stories.tsx'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  staticDirs: ['../public'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  features: { sidebarOnboardingChecklist: false },
  docs: { defaultName: '说明' },
  // Props come from `virtual:library`: it follows imported types, which a file-by-file reading cannot.
  typescript: { reactDocgen: false },
  viteFinal: ({ build, ...vite }) => ({
    ...vite,
    // How the portal's code is parted says nothing about stories, which have no main pages.
    build: { ...build, rolldownOptions: {} },
    plugins: [...(vite.plugins ?? []), libraryPlugin(), chromaticPlugin()],
  }),
};

export default config;
