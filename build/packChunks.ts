/** Modules that the same routes need. */
export type Piece = {
  readonly routes: ReadonlySet<string>;
  readonly size: number;
  readonly needs: ReadonlySet<number>;
};

export type Prices = {
  /** What a file costs a page however short it is, in characters of code. */
  readonly fileCost: number;
  readonly weightOf: (route: string) => number;
};

export type Chunk = readonly number[];

type Imports = readonly ReadonlySet<number>[];

function importsOf(chunks: readonly Chunk[], pieces: readonly Piece[]): Imports {
  const chunkOf = new Map(chunks.flatMap((chunk, index) => chunk.map((piece) => [piece, index] as const)));
  return chunks.map((chunk, index) => {
    const needed = new Set(
      chunk.flatMap((piece) => [...(pieces[piece]?.needs ?? [])]).map((need) => chunkOf.get(need) ?? index),
    );
    needed.delete(index);
    return needed;
  });
}

function withImports(chunks: Iterable<number>, imports: Imports): Set<number> {
  const all = new Set(chunks);
  for (const chunk of all) imports[chunk]?.forEach((needed) => all.add(needed));
  return all;
}

function costOf(chunks: readonly Chunk[], pieces: readonly Piece[], { fileCost, weightOf }: Prices): number {
  const imports = importsOf(chunks, pieces);
  const costs = chunks.map((chunk) => chunk.reduce((sum, piece) => sum + (pieces[piece]?.size ?? 0), fileCost));
  const routes = [...new Set(pieces.flatMap((piece) => [...piece.routes]))];
  const indexes = [...chunks.keys()];
  return routes.reduce((total, route) => {
    const needed = indexes.filter((index) => chunks[index]?.some((piece) => pieces[piece]?.routes.has(route)));
    const cost = [...withImports(needed, imports)].reduce((sum, chunk) => sum + (costs[chunk] ?? 0), 0);
    return total + cost * weightOf(route);
  }, 0);
}

type Pair = { readonly one: number; readonly other: number };

function pairsOf(chunks: readonly Chunk[], pieces: readonly Piece[]): Pair[] {
  const routes = chunks.map((chunk) => new Set(chunk.flatMap((piece) => [...(pieces[piece]?.routes ?? [])])));
  const inCommon = ({ one, other }: Pair) =>
    [...(routes[one] ?? [])].filter((route) => routes[other]?.has(route)).length;
  return chunks
    .flatMap((_, one) => chunks.slice(one + 1).map((_, step) => ({ one, other: one + 1 + step })))
    .map((pair) => ({ pair, routes: inCommon(pair) }))
    .filter(({ routes }) => routes > 0)
    .sort((a, b) => b.routes - a.routes)
    .map(({ pair }) => pair);
}

const join = (chunks: readonly Chunk[], { one, other }: Pair): Chunk[] => [
  ...chunks.filter((_, index) => index !== one && index !== other),
  [...(chunks[one] ?? []), ...(chunks[other] ?? [])],
];

/** Merges two files at a time while first visits to all routes get cheaper; in the end none import each other in a cycle. */
export function packChunks(pieces: readonly Piece[], prices: Prices): readonly Chunk[] {
  let chunks: readonly Chunk[] = pieces.map((_, piece) => [piece]);
  for (;;) {
    const best = costOf(chunks, pieces, prices);
    const plan = chunks;
    const better = pairsOf(plan, pieces).find((pair) => costOf(join(plan, pair), pieces, prices) < best);
    if (!better) return plan;
    chunks = join(plan, better);
  }
}

export function uniqueNames(names: readonly string[]): string[] {
  const taken = new Map<string, number>();
  return names.map((name) => {
    const count = (taken.get(name) ?? 0) + 1;
    taken.set(name, count);
    return count === 1 ? name : `${name}-${count}`;
  });
}
