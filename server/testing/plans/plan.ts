/** An index as the database describes it. */
export type Index = { name: string; table: string; unique: boolean; columns: readonly string[] };

/** How a statement comes by the rows of one table. */
export type Access = {
  table: string;
  /** Columns of an index that bound what is read; none: everything is. */
  narrowed: readonly string[];
  /** At most one row: every column of a unique index is given. */
  single: boolean;
  /** The index holds all that is asked: no row is read. */
  covered: boolean;
};

/** What a database would do for a statement: how it comes by rows, and rows of which accesses it sorts or groups. */
export type Plan = { accesses: readonly Access[]; sorts: readonly (readonly Access[])[] };

/** How far an index serves: these of its columns are bounded, these given exactly, and whether it is all that is read. */
export type Service = { bounded: readonly string[]; given: readonly string[]; covered: boolean };

/** A lookup in an index. */
export function lookUp(index: Index, { bounded, given, covered }: Service): Access {
  const single = index.unique && index.columns.every((column) => given.includes(column));
  return { table: index.table, narrowed: bounded, single, covered };
}

/** All rows of a table, whether or not an index says in which order. */
export const readThrough = (table: string): Access => ({ table, narrowed: [], single: false, covered: false });
