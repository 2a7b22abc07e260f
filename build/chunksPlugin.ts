import { basename, resolve } from 'node:path';
import type { CodeSplittingGroup, PluginContext } from 'rolldown';
import type { Plugin } from 'vite';
import { PRERENDERED } from '../src/app/boot/prerendered.ts';
import { packChunks, uniqueNames, type Piece } from './packChunks.ts';

const ROUTE = /\/routes\/(\w+)Route\.tsx$/;
const OURS = /[\\/]src[\\/]/;

/**
 * Changes seldom, so that a deploy leaves it in the caches of those who have been here; is read by the engine beside the
 * rest; and keeps the rest apart from it, which would be read a second time where the engine looks up a place in it.
 */
const REACT = /[\\/]node_modules[\\/](react|react-dom|scheduler)[\\/]|[\\/]src[\\/]app[\\/]reactFirst\.ts/;

/** How much a route's first visit counts: visits begin with those that are drawn at build, and most with home. */
function weightOf(file: string): number {
  const route = ROUTE.exec(file)?.[1]?.toLowerCase();
  if (route === 'home') return 60;
  return PRERENDERED.some((id) => id === route) ? 4 : 1;
}

/**
 * A file and the styles beside it take 10 ms of a slow phone's processor however short they are, about what 10,000
 * characters of code take, packed to a sixth, to arrive and be read.
 */
const FILE_COST = 10_000;

const PRICES = { fileCost: FILE_COST, weightOf };

type Graph = Pick<PluginContext, 'getModuleIds' | 'getModuleInfo'>;

/** Modules that the same routes need. */
type Shared = { readonly routes: ReadonlySet<string>; readonly modules: string[] };

/** What the portal begins with, whatever the page. */
function initialModules(graph: Graph): ReadonlySet<string> {
  const modules = new Set([...graph.getModuleIds()].filter((id) => graph.getModuleInfo(id)?.isEntry));
  // A set that grows while it is walked is walked to its end.
  for (const id of modules) graph.getModuleInfo(id)?.importedIds.forEach((needed) => modules.add(needed));
  return modules;
}

/** The routes that need a module, directly or through others, in order. */
function routesOf(id: string, graph: Graph): string[] {
  const routes = new Set<string>();
  const ways = new Set([id]);
  for (const module of ways) {
    if (ROUTE.test(module)) routes.add(module);
    else graph.getModuleInfo(module)?.importers.forEach((importer) => ways.add(importer));
  }
  return [...routes].sort();
}

const ROOT = resolve(import.meta.dirname, '..');

/** Characters of a module's code, apart from the folder it was built in: elsewhere each build would pack otherwise. */
const codeOf = (id: string, graph: Graph) => graph.getModuleInfo(id)?.code?.replaceAll(ROOT, '').length ?? 0;

/** What the packing has to know of modules: how much they are, who needs them and what they need. */
function piecesOf(shared: readonly Shared[], graph: Graph): Piece[] {
  const placeOf = new Map(shared.flatMap(({ modules }, place) => modules.map((id) => [id, place] as const)));
  const needsOf = (id: string) =>
    (graph.getModuleInfo(id)?.importedIds ?? []).flatMap((needed) => placeOf.get(needed) ?? []);
  return shared.map(({ routes, modules }) => ({
    routes,
    size: modules.reduce((sum, id) => sum + codeOf(id, graph), 0),
    needs: new Set(modules.flatMap(needsOf)),
  }));
}

/** After the largest of its modules, ours if there is one, so that a file keeps its name as long as it is about the same. */
function nameAfter(modules: readonly string[], graph: Graph): string {
  const ours = modules.filter((id) => OURS.test(id));
  const [largest = ''] = (ours.length > 0 ? ours : modules).toSorted((a, b) => codeOf(b, graph) - codeOf(a, graph));
  return basename(largest).replace(/\..*/, '');
}

/** Modules that several routes need, by which these are. */
function sharedModules(graph: Graph): Shared[] {
  const initial = initialModules(graph);
  const shared = new Map<string, Shared>();
  // In an order of their own: the bundler's is that in which files happened to be read, and each build would pack otherwise.
  for (const id of [...graph.getModuleIds()].sort()) {
    const routes = initial.has(id) ? [] : routesOf(id, graph);
    if (routes.length < 2) continue;
    const key = routes.join();
    const same = shared.get(key) ?? { routes: new Set(routes), modules: [] };
    same.modules.push(id);
    shared.set(key, same);
  }
  return [...shared.values()];
}

/** For each module that several routes need the name of the file it travels in. Of one name there would be one file. */
function planChunks(graph: Graph): Map<string, string> {
  const shared = sharedModules(graph);
  const chunks = packChunks(piecesOf(shared, graph), PRICES).map((chunk) =>
    chunk.flatMap((place) => shared[place]?.modules ?? []),
  );
  const names = uniqueNames(chunks.map((modules) => nameAfter(modules, graph)));
  return new Map(chunks.flatMap((modules, place) => modules.map((id) => [id, names[place] ?? ''] as const)));
}

/**
 * Decides what travels together. Left to itself the bundler makes a file of every set of pages that share something:
 * seventy for the first visit of a main page, forty more for a post. Here one file holds what every visit needs, one React,
 * and what several pages share is packed into few (`packChunks`).
 */
export function chunksPlugin(): Plugin {
  let names = new Map<string, string>();
  const groups: CodeSplittingGroup[] = [
    { name: 'react', test: REACT, priority: 3 },
    { name: 'start', tags: ['$initial'], priority: 2 },
    { name: (id) => names.get(id) ?? null, includeDependenciesRecursively: false, priority: 1 },
  ];
  return {
    name: 'portal-chunks',
    apply: (config, { command }) => command === 'build' && !config.build?.ssr,
    config: () => ({ build: { rolldownOptions: { output: { codeSplitting: { groups } } } } }),
    buildEnd() {
      names = planChunks(this);
    },
  };
}
