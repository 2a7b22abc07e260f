/** One page the cache holds. `id` is new for every fresh mount, so a page dropped and visited again starts from nothing. */
export type KeptPage = {
  id: number;
  key: string;
  usedAt: number;
  /** Whether the page outlives being left. */
  keep: boolean;
  /** The generation it was mounted in; a page of an older one does not outlive being left. */
  generation: number;
};

/** The pages in the order they were mounted: a stable order, since moving a page's DOM would lose its scroll positions. */
export type KeptPages = {
  pages: readonly KeptPage[];
  visit: number;
};

/** A request to show one page. */
export type Visit = {
  key: string;
  keep: boolean;
  generation: number;
  max: number;
  /** Whether a kept page is too old to be shown again. */
  isStale?: (key: string) => boolean;
};

export const NO_PAGES: KeptPages = { pages: [], visit: 0 };

/** The page shown: the one used last. */
export function activePage({ pages }: KeptPages): KeptPage | undefined {
  return pages.reduce<KeptPage | undefined>(
    (latest, page) => (latest && latest.usedAt > page.usedAt ? latest : page),
    undefined,
  );
}

/** Whether `visit` would leave everything as it is. */
export function isSettled(kept: KeptPages, { key, keep, generation }: Visit): boolean {
  const active = activePage(kept);
  return (
    active?.key === key &&
    active.keep === keep &&
    kept.pages.every((page) => page === active || page.generation === generation)
  );
}

/** Shows a page: kept if it is there and fresh, else new. Drops what may not stay, and the least recently used beyond `max`. */
export function visitPage(kept: KeptPages, visit: Visit): KeptPages {
  const active = activePage(kept);
  const usedAt = kept.visit + 1;
  const staying = kept.pages.filter((page) => page === active || page.generation === visit.generation);
  if (active?.key === visit.key) {
    return {
      pages: staying.map((page) => (page === active ? { ...page, keep: visit.keep } : page)),
      visit: kept.visit,
    };
  }
  const left = staying.filter((page) => page.keep && page.generation === visit.generation);
  const returning = left.find((page) => page.key === visit.key && !visit.isStale?.(page.key));
  const pages = returning
    ? left.map((page) => (page === returning ? { ...page, usedAt, keep: visit.keep } : page))
    : [
        ...left.filter((page) => page.key !== visit.key),
        { id: usedAt, key: visit.key, usedAt, keep: visit.keep, generation: visit.generation },
      ];
  return { pages: dropLeastRecent(pages, visit.max), visit: usedAt };
}

function dropLeastRecent(pages: readonly KeptPage[], max: number): readonly KeptPage[] {
  const limit = Math.max(1, max);
  if (pages.length <= limit) return pages;
  const kept = new Set([...pages].sort((a, b) => b.usedAt - a.usedAt).slice(0, limit));
  return pages.filter((page) => kept.has(page));
}
