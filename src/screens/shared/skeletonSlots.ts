// What a skeleton is filled by before React has loaded. Slots are marked with `data-slot`; records are as they were sent,
// and nothing has validated them.

const findSlot = (root: ParentNode, slot: string) => root.querySelector<HTMLElement>(`[data-slot="${slot}"]`);

/** Writes text into a slot (`SkeletonText`). */
export function fillText(root: ParentNode, slot: string, text: unknown): void {
  const element = findSlot(root, slot);
  if (element && typeof text === 'string') element.textContent = text;
}

/** Fills the skeleton of a list, row by row. */
export function fillRecords<T>(
  root: ParentNode,
  records: readonly T[],
  fill: (row: HTMLElement, record: T) => void,
): void {
  root.querySelectorAll<HTMLElement>('[data-slot="record"]').forEach((row, index) => {
    const record = records[index];
    if (record) fill(row, record);
  });
}

/**
 * Loads the picture that is the page's largest ahead of all others, and shows it in its slot, if there is one, once it is
 * decoded. Rejects if it does not load.
 */
export async function fillPicture(root: ParentNode, src: unknown): Promise<void> {
  if (typeof src !== 'string' || src === '') return;
  const picture = new Image();
  picture.fetchPriority = 'high';
  picture.src = src;
  const slot = findSlot(root, 'picture');
  if (!slot) return;
  await picture.decode();
  slot.style.backgroundImage = `url(${JSON.stringify(src)})`;
  // A skeleton pulses while it waits.
  slot.style.animation = 'none';
}
