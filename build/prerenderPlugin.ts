import { mkdtemp, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { OutputAsset, OutputBundle, OutputChunk } from 'rolldown';
import { build, type Plugin } from 'vite';
import type * as Prerender from '../src/app/boot/prerender.tsx';
import { PRERENDERED } from '../src/app/boot/prerendered.ts';
import { escapeHtml } from '../server/escapeHtml.ts';
import { bundleDocumentScripts, type DocumentScripts } from './bundleDocumentScripts.ts';
import { filesOf, isChunk } from './bundleFiles.ts';

const ROOT = resolve(import.meta.dirname, '..');
const PAGE = resolve(ROOT, 'index.html');
const ENTRY = resolve(ROOT, 'src/app/boot/prerender.tsx');

/** The document of every route that is not drawn beforehand. */
const BARE = 'shell.html';

/** Draws the pages with a build of the app for Node, whose class names are those of the browser's build. */
async function drawPages(): Promise<Prerender.DrawnPage[]> {
  // Inside the project, so that what the build imports is found.
  const outDir = await mkdtemp(join(ROOT, 'node_modules/.prerender-'));
  try {
    await build({ root: ROOT, logLevel: 'error', build: { ssr: ENTRY, outDir, copyPublicDir: false } });
    const { prerender } = (await import(pathToFileURL(join(outDir, 'prerender.js')).href)) as typeof Prerender;
    return await Promise.all(PRERENDERED.map(prerender));
  } finally {
    await rm(outDir, { recursive: true });
  }
}

/** Markup apart from the styles written into it, which the content policy forbids, and the hints that belong into the head. */
function takeApart(markup: string) {
  const [hints = ''] = /^(<link [^>]*>)*/.exec(markup) ?? [];
  const styles = new Set<string>();
  const html = markup.slice(hints.length).replaceAll(/ style="([^"]*)"/g, (_attribute, style: string) => {
    styles.add(style);
    return ` data-drawn-style="${style}"`;
  });
  return { hints, html, css: [...styles].map((style) => `[data-drawn-style="${style}"]{${style}}`).join('') };
}

/** The chunk of a route's page: the one its entry in the route table imports. */
function pageChunk(bundle: OutputBundle, id: string): OutputChunk {
  const name = `/${id}route.tsx`;
  const chunk = Object.values(bundle).find(
    (file) => isChunk(file) && file.facadeModuleId?.toLowerCase().endsWith(name),
  );
  if (!isChunk(chunk)) throw new Error(`The build has no chunk for the page of the route ${id}.`);
  return chunk;
}

const isStyle = (file: string): boolean => file.endsWith('.css');

const textOf = (bundle: OutputBundle, file: string): string => String((bundle[file] as OutputAsset).source);

/**
 * A page's styles, within the document: a dozen files of a kilobyte each would keep the first paint waiting for theirs.
 * The server allows them by their hash, as it does the script (`securityHeaders.ts`). A link that is turned off loads nothing, and tells the
 * loader of later pages that this file's styles are here.
 */
function inlineStyles(bundle: OutputBundle, files: readonly string[], own: string): string {
  const css = files.map((file) => textOf(bundle, file).trim()).join('') + own;
  return `<style>${css}</style>${files.map((file) => `<link rel="stylesheet" disabled href="/${file}">`).join('')}`;
}

type Parts = Omit<Prerender.DrawnPage, 'path'> & {
  scripts: DocumentScripts;
  /** The scripts that are long known to those who have been here before, which the document asks for at once. */
  lasting: readonly string[];
  /** All others the page needs, which its scripts ask for when it is time (`askFirst.ts`, `startCode.ts`). */
  code: readonly string[];
  /** The scripts that have everything run, in their order. */
  start: readonly string[];
  styles: string;
  hints: string;
};

const toPath = (file: string): string => `/${file}`;

const MODULE_SCRIPT = /\s*<script type="module"[^>]*><\/script>/g;

/** What tells a browser that cannot run the portal, or a portal that does not start, stands in front of all else. */
const withNotice = (page: string, { startNotice }: DocumentScripts): string =>
  page.replace('</head>', () => `<script>${startNotice}</script></head>`);

/** The build's own page, whose code is begun by a script that tells when it does not start. */
function composeShell(page: string, scripts: DocumentScripts, entry: string): string {
  return withNotice(page, scripts)
    .replaceAll(MODULE_SCRIPT, () => `<link rel="modulepreload" crossorigin href="${toPath(entry)}">`)
    .replace('</body>', () => `<script data-run="${toPath(entry)}">${scripts.startShell}</script></body>`);
}

/** The build's own page with a route's first moment, its code and its styles in it. */
function compose(page: string, { id, title, asks, html, scripts, lasting, code, start, styles, hints }: Parts): string {
  // Behind the answers and pictures that are shown without it.
  const preloads = lasting.map(
    (file) => `<link rel="modulepreload" fetchpriority="low" crossorigin href="${toPath(file)}">`,
  );
  // Within the document: as files they would come, and run, only after what they are to be ahead of.
  const list = (files: readonly string[]) => files.map(toPath).join(' ');
  const first = `<script data-asks="${escapeHtml(JSON.stringify(asks))}" data-code="${list(code)}">${scripts.askFirst}</script>`;
  const last = `<script data-run="${list(start)}">${scripts.beforeCode}</script>`;
  return withNotice(page, scripts)
    .replace(/<title>.*<\/title>/, () => `<title>${title}</title>`)
    .replaceAll(/\s*<link rel="(?:stylesheet|modulepreload)"[^>]*>/g, '')
    .replaceAll(MODULE_SCRIPT, '')
    .replace('</head>', () => `${preloads.join('')}${first}${styles}${hints}</head>`)
    .replace('<div id="root"></div>', () => `<div id="root" data-drawn="${id}">${html}</div>${last}`);
}

/**
 * Writes a document of its own for each page that visits begin with, its first moment drawn (`src/app/boot/prerender.tsx`), and
 * the bare page for all others. Other pages built with the same configuration (Storybook's, the bench's) are left alone.
 */
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
        const entry = Object.values(bundle)
          .filter(isChunk)
          .find(({ facadeModuleId }) => facadeModuleId === PAGE);
        if (!isPortal || page === undefined || entry === undefined) return;
        const bare = String(page.source);
        const scripts = await bundleDocumentScripts();
        this.emitFile({ type: 'asset', fileName: BARE, source: composeShell(bare, scripts, entry.fileName) });
        const start = [...entry.imports, entry.fileName];
        for (const { id, path, title, asks, html: markup } of await drawPages()) {
          const { hints, html, css } = takeApart(markup);
          const files = [
            ...new Set([entry, pageChunk(bundle, id)].flatMap(({ fileName }) => filesOf(bundle, fileName))),
          ];
          const styles = inlineStyles(bundle, files.filter(isStyle), css);
          const code = files.filter((file) => !isStyle(file) && !entry.imports.includes(file));
          const source = compose(bare, {
            id,
            title,
            asks,
            html,
            scripts,
            lasting: entry.imports,
            code,
            start,
            styles,
            hints,
          });
          if (path === '/') page.source = source;
          else this.emitFile({ type: 'asset', fileName: `${path.slice(1)}/index.html`, source });
        }
      },
    },
  };
}
