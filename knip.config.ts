import type { KnipConfig } from 'knip';

export default {
  entry: [
    'src/app/boot/prerender.tsx',
    // Written into the documents and the service worker by the build's plugins.
    'src/platform/boot/preloadApi.ts',
    'src/app/boot/inlineBoot.ts',
    'src/platform/boot/{startNotice,startShell}.ts',
    'src/platform/offline/worker.ts',
    'src/**/*.stories.tsx',
    'stories/**/*.{ts,tsx}',
    // Started as processes of their own, or read as text.
    'scripts/**/*.{mjs,ts}',
    'server/testing/{fullDisk,impatience,postgresKeeper}.ts',
    'e2e/fixtures/hostsProcess.ts',
  ],
  project: ['{src,server,stories,e2e,bench,prove,visual,scripts,build,.storybook}/**/*.{ts,tsx,mjs}'],
  // The icons are copied out of it by `scripts/icons.mjs`.
  ignoreDependencies: ['@iconify-json/mingcute'],
  // Two names for two meanings of one schema.
  exclude: ['duplicates'],
  ignoreBinaries: ['fc-list'],
  ignoreExportsUsedInFile: true,
} satisfies KnipConfig;
