/** Rows of one statement: few statements, and far below either database's limit of parameters. */
const BATCH = 500;

/** Writes many rows, so many at a time. */
export async function inBatches<T>(
  rows: readonly T[],
  write: (batch: readonly T[]) => Promise<unknown>,
): Promise<void> {
  for (let from = 0; from < rows.length; from += BATCH) await write(rows.slice(from, from + BATCH));
}
