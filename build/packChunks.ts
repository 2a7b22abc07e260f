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

/** Chunks while they are packed, with the routes whose pages need them as bits: `words` numbers of 32 bits for each chunk. */
type Plan = {
  readonly chunks: readonly Chunk[];
  readonly sizes: readonly number[];
  readonly imports: readonly (readonly number[])[];
  readonly own: Uint32Array;
};

/** Every pair of chunks is tried in every round, some hundred thousand plans in all: hence bits and flat arrays. */
class Packing {
  readonly #pieces: readonly Piece[];
  readonly #fileCost: number;
  readonly #routes: readonly string[];
  readonly #weights: readonly number[];
  readonly #words: number;

  constructor(pieces: readonly Piece[], { fileCost, weightOf }: Prices) {
    this.#pieces = pieces;
    this.#fileCost = fileCost;
    this.#routes = [...new Set(pieces.flatMap((piece) => [...piece.routes]))];
    this.#weights = this.#routes.map(weightOf);
    this.#words = Math.ceil(this.#routes.length / 32);
  }

  plan(chunks: readonly Chunk[]): Plan {
    const chunkOf = new Map(chunks.flatMap((chunk, index) => chunk.map((piece) => [piece, index] as const)));
    const own = new Uint32Array(chunks.length * this.#words);
    const imports = chunks.map((chunk, index) => {
      const needed = new Set<number>();
      for (const piece of chunk) {
        this.#pieces[piece]?.routes.forEach((route) => {
          const bit = this.#routes.indexOf(route);
          own[index * this.#words + (bit >> 5)]! |= 1 << (bit & 31);
        });
        this.#pieces[piece]?.needs.forEach((need) => needed.add(chunkOf.get(need) ?? index));
      }
      needed.delete(index);
      return [...needed];
    });
    const sizes = chunks.map((chunk) => chunk.reduce((sum, piece) => sum + (this.#pieces[piece]?.size ?? 0), 0));
    return { chunks, sizes, imports, own };
  }

  /** What first visits to all routes cost if `other` were part of `one`. */
  costOf(plan: Plan, one = -1, other = -1): number {
    const loaded = this.#loadedBy(plan, one, other);
    return plan.sizes.reduce((total, size, chunk) => {
      if (chunk === other) return total;
      const bytes = size + this.#fileCost + (chunk === one ? (plan.sizes[other] ?? 0) : 0);
      return total + bytes * this.#weightOf(loaded, chunk);
    }, 0);
  }

  /** The routes that load each chunk: those that need it, and those that load a chunk which imports it. */
  #loadedBy({ own, imports }: Plan, one: number, other: number): Uint32Array {
    const words = this.#words;
    const loaded = own.slice();
    if (one >= 0) for (let word = 0; word < words; word++) loaded[one * words + word]! |= own[other * words + word]!;
    for (let changed = true; changed; ) {
      changed = false;
      for (let index = 0; index < imports.length; index++) {
        const chunk = index === other ? one : index;
        for (const need of imports[index]!) {
          const needed = need === other ? one : need;
          for (let word = 0; word < words; word++) {
            const known = loaded[needed * words + word]!;
            const all = (known | loaded[chunk * words + word]!) >>> 0;
            if (all === known) continue;
            loaded[needed * words + word] = all;
            changed = true;
          }
        }
      }
    }
    return loaded;
  }

  #weightOf(loaded: Uint32Array, chunk: number): number {
    return this.#weights.reduce((sum, weight, bit) => {
      const word = loaded[chunk * this.#words + (bit >> 5)] ?? 0;
      return word & (1 << (bit & 31)) ? sum + weight : sum;
    }, 0);
  }

  shareRoute({ own }: Plan, one: number, other: number): boolean {
    for (let word = 0; word < this.#words; word++)
      if (own[one * this.#words + word]! & own[other * this.#words + word]!) return true;
    return false;
  }
}

/**
 * Merges the two files that spare first visits to all routes the most, again and again while that spares anything; in the
 * end none import each other in a cycle.
 */
export function packChunks(pieces: readonly Piece[], prices: Prices): readonly Chunk[] {
  const packing = new Packing(pieces, prices);
  let plan = packing.plan(pieces.map((_, piece) => [piece]));
  for (;;) {
    let best = { cost: packing.costOf(plan), one: -1, other: -1 };
    for (let one = 0; one < plan.chunks.length; one++)
      for (let other = one + 1; other < plan.chunks.length; other++) {
        if (!packing.shareRoute(plan, one, other)) continue;
        const cost = packing.costOf(plan, one, other);
        if (cost < best.cost) best = { cost, one, other };
      }
    if (best.one < 0) return plan.chunks;
    const { one, other } = best;
    const merged = [...(plan.chunks[one] ?? []), ...(plan.chunks[other] ?? [])];
    plan = packing.plan([...plan.chunks.filter((_, index) => index !== one && index !== other), merged]);
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
