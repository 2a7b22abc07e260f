import type { CodeSplittingGroup } from 'rolldown';

const MAIN_PAGE = /\/routes\/(Home|Square|Animate|Games|Profile)Route\.tsx$/;

/** How many of the five main pages have to use a module for it to travel with whichever is opened first. */
const SHARED_BY = 4;

type Graph = { getModuleInfo(id: string): { importers: readonly string[] } | null };

/** The main pages that need a module, directly or through others. */
function mainPagesOf(id: string, graph: Graph): Set<string> {
  const pages = new Set<string>();
  const seen = new Set<string>();
  const waiting = [id];
  for (let module = waiting.pop(); module !== undefined; module = waiting.pop()) {
    if (seen.has(module)) continue;
    seen.add(module);
    if (MAIN_PAGE.test(module)) pages.add(module);
    else waiting.push(...(graph.getModuleInfo(module)?.importers ?? []));
  }
  return pages;
}

/**
 * What travels together. Left to itself the bundler makes a file of every set of pages that share something, seventy for
 * the first visit of a main page; one file for what every visit needs, and one for what the main pages have in common,
 * are asked for at once and pack better.
 */
export const chunkGroups: CodeSplittingGroup[] = [
  { name: 'start', tags: ['$initial'], priority: 2 },
  {
    name: (id, graph) => (mainPagesOf(id, graph).size >= SHARED_BY ? 'main' : null),
    test: /[\\/]src[\\/]/,
    includeDependenciesRecursively: false,
    priority: 1,
  },
];
