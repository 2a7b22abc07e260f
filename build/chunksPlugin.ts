import { basename, resolve } from 'node:path';
import type { CodeSplittingGroup, PluginContext } from 'rolldown';
import type { Plugin } from 'vite';
import { PRERENDERED_ROUTES } from '../src/app/boot/prerenderedRoutes.ts';
import { packChunks, uniqueNames, type Piece } from './packChunks.ts';

const ROUTE = /\/routes\/(\w+)Route\.tsx$/;
const OURS = /[\\/]src[\\/]/;

/** Its hash seldom changes, so that it stays cached across deploys; and the engine compiles it beside the rest. */
const REACT = /[\\/]node_modules[\\/](react|react-dom|scheduler)[\\/]|[\\/]platform[\\/]boot[\\/]reactEntry\.ts/;

/** How much a route's first visit counts: visits begin with those that are prerendered, and most with home. */
function weightOf(file: string): number {
  const route = ROUTE.exec(file)?.[1]?.toLowerCase();
  if (route === 'home') return 20;
  return PRERENDERED_ROUTES.some((id) => id === route) ? 4 : 1;
}

/** A chunk costs a slow phone 10 ms of CPU however short it is, as much as loading and parsing that many characters. */
const PRICES = { fileCost: 10_000, weightOf };

type Graph = Pick<PluginContext, 'getModuleIds' | 'getModuleInfo'>;

type Shared = { readonly routes: ReadonlySet<string>; readonly modules: string[] };

function initialModules(graph: Graph): ReadonlySet<string> {
  const modules = new Set([...graph.getModuleIds()].filter((id) => graph.getModuleInfo(id)?.isEntry));
  // A set that grows while it is walked is walked to its end.
  for (const id of modules) graph.getModuleInfo(id)?.importedIds.forEach((needed) => modules.add(needed));
  return modules;
}

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

function piecesOf(shared: readonly Shared[], graph: Graph): Piece[] {
  const indexOf = new Map(shared.flatMap(({ modules }, index) => modules.map((id) => [id, index] as const)));
  const needsOf = (id: string) =>
    (graph.getModuleInfo(id)?.importedIds ?? []).flatMap((needed) => indexOf.get(needed) ?? []);
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

function sharedModules(graph: Graph): Shared[] {
  const initial = initialModules(graph);
  const shared = new Map<string, Shared>();
  // Sorted: the bundler's order is that in which files happened to be read, and each build would pack otherwise.
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

function planChunks(graph: Graph): Map<string, string> {
  const shared = sharedModules(graph);
  const chunks = packChunks(piecesOf(shared, graph), PRICES).map((chunk) =>
    chunk.flatMap((index) => shared[index]?.modules ?? []),
  );
  const names = uniqueNames(chunks.map((modules) => nameAfter(modules, graph)));
  return new Map(chunks.flatMap((modules, index) => modules.map((id) => [id, names[index] ?? ''] as const)));
}

/** One chunk for what every visit needs, one for React, few for what pages share; by default there would be seventy. */
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
