import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { SCRIPT_TARGET, STYLE_TARGET } from './build/browserFloor.ts';
import { chunksPlugin } from './build/chunksPlugin.ts';
import { packPlugin } from './build/packPlugin.ts';
import { prerenderPlugin } from './build/prerenderPlugin.ts';
import { readAheadPlugin } from './build/readAheadPlugin.ts';
import { routerPlugin } from './build/routerPlugin.ts';
import { stylesPlugin } from './build/stylesPlugin.ts';
import { workerPlugin } from './build/workerPlugin.ts';

const server = process.env['PORTAL_API'] ?? 'http://localhost:3000';

export default defineConfig({
  plugins: [
    react(),
    stylesPlugin(),
    routerPlugin(),
    prerenderPlugin(),
    workerPlugin(),
    packPlugin(),
    chunksPlugin(),
    readAheadPlugin(),
  ],
  build: {
    target: SCRIPT_TARGET,
    cssTarget: STYLE_TARGET,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    manifest: true,
  },
  server: {
    port: 5173,
    proxy: Object.fromEntries(
      ['/api', '/files', '/uploads', '/dev', '/healthz'].map((path) => [path, { target: server }]),
    ),
  },
});
