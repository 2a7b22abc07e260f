import { mkdtemp, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { OutputAsset, OutputBundle, OutputChunk } from 'rolldown';
import { build, type Plugin } from 'vite';
import type * as Prerender from '../src/app/boot/prerender.tsx';
import { PRERENDERED_ROUTES } from '../src/app/boot/prerenderedRoutes.ts';
import { escapeHtml } from '../server/escapeHtml.ts';
import { bundleDocumentScripts, type DocumentScripts } from './bundleDocumentScripts.ts';
import { filesOf, findEntryChunk, routeChunk } from './bundleFiles.ts';

const ROOT = resolve(import.meta.dirname, '..');
const PRERENDER = resolve(ROOT, 'src/app/boot/prerender.tsx');

const SHELL = 'shell.html';

/** Renders the pages with a build of the app for Node, whose class names are those of the browser's build. */
async function prerenderPages(): Promise<Prerender.PrerenderedPage[]> {
  // Inside the project, so that what the build imports is found.
  const outDir = await mkdtemp(join(ROOT, 'node_modules/.prerender-'));
  try {
    await build({ root: ROOT, logLevel: 'error', build: { ssr: PRERENDER, outDir, copyPublicDir: false } });
    const { prerender } = (await import(pathToFileURL(join(outDir, 'prerender.js')).href)) as typeof Prerender;
    return await Promise.all(PRERENDERED_ROUTES.map(prerender));
  } finally {
    await rm(outDir, { recursive: true });
  }
}

/** Markup apart from its inline styles, which the content policy forbids, and from the hints that belong into the head. */
function takeApart(markup: string) {
  const [hints = ''] = /^(<link [^>]*>)*/.exec(markup) ?? [];
  const styles = new Set<string>();
  const html = markup.slice(hints.length).replaceAll(/ style="([^"]*)"/g, (_attribute, style: string) => {
    styles.add(style);
    return ` data-inline-style="${style}"`;
  });
  return { hints, html, css: [...styles].map((style) => `[data-inline-style="${style}"]{${style}}`).join('') };
}

const isStyle = (file: string): boolean => file.endsWith('.css');

const textOf = (bundle: OutputBundle, file: string): string => String((bundle[file] as OutputAsset).source);

/** Within the document, allowed by hash; a disabled link tells the loader of later pages that these styles are here. */
function inlineStyles(bundle: OutputBundle, files: readonly string[], own: string): string {
  const css = files.map((file) => textOf(bundle, file).trim()).join('') + own;
  return `<style>${css}</style>${files.map((file) => `<link rel="stylesheet" disabled href="/${file}">`).join('')}`;
}

const MODULE_SCRIPT = /\s*<script type="module"[^>]*><\/script>/g;

const withNotice = (page: string, { startNotice }: DocumentScripts): string =>
  page.replace('</head>', () => `<script>${startNotice}</script></head>`);

const toPaths = (files: readonly string[]): string => files.map((file) => `/${file}`).join(' ');

function composeShell(page: string, scripts: DocumentScripts, entry: OutputChunk): string {
  return withNotice(page, scripts)
    .replaceAll(MODULE_SCRIPT, () => `<link rel="modulepreload" crossorigin href="/${entry.fileName}">`)
    .replace('</body>', () => `<script data-entry="/${entry.fileName}">${scripts.startShell}</script></body>`);
}

function compose(
  page: string,
  { id, title, preload, html: markup }: Prerender.PrerenderedPage,
  { bundle, scripts, entry }: { bundle: OutputBundle; scripts: DocumentScripts; entry: OutputChunk },
): string {
  const { hints, html, css } = takeApart(markup);
  const files = filesOf(bundle, entry.fileName, routeChunk(bundle, id).fileName);
  // React changes seldom and is known to who has been here before. Behind the responses and pictures shown without it.
  const vendor = entry.imports.map(
    (file) => `<link rel="modulepreload" fetchpriority="low" crossorigin href="/${file}">`,
  );
  const modules = files.filter((file) => !isStyle(file) && !entry.imports.includes(file));
  // Inline: as files they would load, and run, only after what they are to be ahead of.
  const first = `<script data-preload="${escapeHtml(JSON.stringify(preload))}" data-modules="${toPaths(modules)}">${scripts.preloadApi}</script>`;
  const last = `<script data-entry="${toPaths([...entry.imports, entry.fileName])}">${scripts.inlineBoot}</script>`;
  return withNotice(page, scripts)
    .replace(/<title>.*<\/title>/, () => `<title>${title}</title>`)
    .replaceAll(/\s*<link rel="(?:stylesheet|modulepreload)"[^>]*>/g, '')
    .replaceAll(MODULE_SCRIPT, '')
    .replace(
      '</head>',
      () => `${vendor.join('')}${first}${inlineStyles(bundle, files.filter(isStyle), css)}${hints}</head>`,
    )
    .replace('<div id="root"></div>', () => `<div id="root" data-prerendered="${id}">${html}</div>${last}`);
}

/** Writes a document for each prerendered page of the portal, and the shell for all others; other builds get none. */
export function prerenderPlugin(): Plugin {
  let isPortal = false;
  return {
    name: 'portal-prerender',
    apply: 'build',
    configResolved({ root, build: { ssr } }) {
      isPortal = root === ROOT && !ssr;
    },
    generateBundle: {
      order: 'post',
      async handler(_options, bundle) {
        const page = bundle['index.html'] as OutputAsset | undefined;
        const entry = findEntryChunk(bundle);
        if (!isPortal || !page || !entry) return;
        const bare = String(page.source);
        const scripts = await bundleDocumentScripts();
        this.emitFile({ type: 'asset', fileName: SHELL, source: composeShell(bare, scripts, entry) });
        for (const prerendered of await prerenderPages()) {
          const source = compose(bare, prerendered, { bundle, scripts, entry });
          if (prerendered.path === '/') page.source = source;
          else this.emitFile({ type: 'asset', fileName: `${prerendered.path.slice(1)}/index.html`, source });
        }
      },
    },
  };
}
