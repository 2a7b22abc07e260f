import { resolve } from 'node:path';
import { defineConfig, mergeConfig } from 'vite';
import portal from '../vite.config.ts';

/** The page our primitives are measured on, built like the portal itself. `BENCH_DATA` names another module of rows. */
export default mergeConfig(
  portal,
  defineConfig({
    root: resolve(import.meta.dirname, 'page'),
    base: './',
    publicDir: false,
    resolve: { alias: { '#bench-rows': process.env['BENCH_DATA'] ?? resolve(import.meta.dirname, 'page/rows.ts') } },
    build: { outDir: resolve(import.meta.dirname, '../dist-bench'), emptyOutDir: true },
  }),
);
