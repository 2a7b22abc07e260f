import type { CodeSplittingGroup } from 'rolldown';

const MAIN_PAGE = /\/routes\/(Home|Square|Animate|Games|Profile)Route\.tsx$/;
const HOME = /\/routes\/HomeRoute\.tsx$/;
const ROUTE = /\/routes\/\w+Route\.tsx$/;

/** How many of the five main pages have to use a module for it to travel with whichever is opened first. */
const SHARED_BY = 4;

type Graph = { getModuleInfo(id: string): { importers: readonly string[] } | null };

/** The routes that need a module, directly or through others. */
function routesOf(id: string, graph: Graph): string[] {
  const routes: string[] = [];
  const seen = new Set<string>();
  const waiting = [id];
  for (let module = waiting.pop(); module !== undefined; module = waiting.pop()) {
    if (seen.has(module)) continue;
    seen.add(module);
    if (ROUTE.test(module)) routes.push(module);
    else waiting.push(...(graph.getModuleInfo(module)?.importers ?? []));
  }
  return routes;
}

function groupOf(id: string, graph: Graph): string | null {
  const routes = routesOf(id, graph);
  if (routes.filter((route) => MAIN_PAGE.test(route)).length >= SHARED_BY) return 'main';
  return routes.length > 1 && routes.some((route) => HOME.test(route)) ? 'home' : null;
}

/**
 * What travels together. Left to itself the bundler makes a file of every set of pages that share something, seventy for
 * the first visit of a main page; one file for what every visit needs, one for what the main pages have in common and one
 * for what home shares with others are asked for at once and pack better.
 */
export const chunkGroups: CodeSplittingGroup[] = [
  { name: 'start', tags: ['$initial'], priority: 2 },
  { name: groupOf, test: /[\\/]src[\\/]/, includeDependenciesRecursively: false, priority: 1 },
];
