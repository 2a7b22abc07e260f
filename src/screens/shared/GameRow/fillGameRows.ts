import type { Game } from '#domain/game.ts';
import { gameSummary } from '#domain/gameSummary.ts';
import { fillRecords, fillText } from '../skeletonSlots.ts';

/** Writes the first games of a list into its `GameRowSkeleton`s. */
export function fillGameRows(root: ParentNode, { records }: { records: readonly Game[] }): void {
  fillRecords(root, records, (row, game) => {
    fillText(row, 'name', game.name);
    fillText(row, 'summary', gameSummary(game));
  });
}
