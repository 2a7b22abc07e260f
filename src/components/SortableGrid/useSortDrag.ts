import { useEffect, useEffectEvent, type RefObject } from 'react';
import { listenForLift } from './listenForLift.ts';
import { nearestSlot, slotOf, type Slot } from './sortSlots.ts';

type Drag = { items: readonly HTMLElement[]; slots: readonly Slot[]; from: number; to: number };

const itemsOf = (list: HTMLElement): HTMLElement[] => [
  ...list.querySelectorAll<HTMLElement>(':scope > [data-sort-key]'),
];

function slotAt(item: HTMLElement): Slot {
  const { left, top, width, height } = item.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
}

/** The carried item is under the pointer, the others stand where they would be if it were dropped. */
function show({ items, slots, from, to }: Drag, dx: number, dy: number): void {
  items.forEach((item, index) => {
    const here = slots[index];
    const there = slots[slotOf(index, from, to)];
    if (index === from) item.style.transform = `translate(${dx}px, ${dy}px)`;
    else if (here && there) item.style.transform = `translate(${there.x - here.x}px, ${there.y - here.y}px)`;
  });
}

function putBack({ items }: Drag): void {
  for (const item of items) {
    item.style.transform = '';
    item.removeAttribute('data-lifted');
  }
}

/** Lets the items of a list be carried to another place in it; tells the item's key and its new index. */
export function useSortDrag(
  ref: RefObject<HTMLElement | null>,
  enabled: boolean,
  onMove: (key: string, to: number) => void,
): void {
  const tell = useEffectEvent(onMove);

  useEffect(() => {
    const list = ref.current;
    if (!list || !enabled) return;
    let drag: Drag | undefined;

    const stop = listenForLift(list, {
      onLift(item) {
        const items = itemsOf(list);
        const from = items.indexOf(item);
        if (from < 0 || items.length < 2) return false;
        drag = { items, slots: items.map(slotAt), from, to: from };
        item.setAttribute('data-lifted', '');
        list.setAttribute('data-sorting', '');
        return true;
      },
      onCarry(dx, dy) {
        const start = drag?.slots[drag.from];
        if (!drag || !start) return;
        drag.to = nearestSlot(drag.slots, start.x + dx, start.y + dy);
        show(drag, dx, dy);
      },
      onEnd(dropped) {
        if (!drag) return;
        const { items, from, to } = drag;
        list.removeAttribute('data-sorting');
        putBack(drag);
        drag = undefined;
        const key = items[from]?.dataset['sortKey'];
        if (dropped && from !== to && key !== undefined) tell(key, to);
      },
    });
    return stop;
  }, [ref, enabled]);
}
