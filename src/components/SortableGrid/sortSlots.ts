/** Where an item stands when nothing is dragged: the middle of its place, px. */
export type Slot = { x: number; y: number };

/** The place whose middle is nearest to a point. */
export function nearestSlot(slots: readonly Slot[], x: number, y: number): number {
  const distances = slots.map((slot) => Math.hypot(slot.x - x, slot.y - y));
  return distances.indexOf(Math.min(...distances));
}

/** The place an item makes way to while the one from `from` is held over `to`. */
export function slotOf(index: number, from: number, to: number): number {
  if (index === from) return to;
  if (from < index && index <= to) return index - 1;
  return to <= index && index < from ? index + 1 : index;
}
