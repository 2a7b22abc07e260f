import { FIRST_PLACE, type PagePlace } from '#screens/comics/Reader/stripLayout.ts';

/** How often a place is kept on the device, and sent to the server (product.md §1.8, 5 and 6). */
const KEEP_EVERY_MS = 1000;
const SEND_EVERY_MS = 5000;

/** A place, and whether the chapter's end was seen in this visit. */
export type ReadingPlace = PagePlace & { finished: boolean };

export type SaverDeps = {
  /** On the device; cheap, and survives the tab. */
  keep: (place: ReadingPlace) => void;
  /** To the server. */
  send: (place: ReadingPlace) => void;
};

export type ReadingSaver = {
  move: (place: PagePlace) => void;
  /** The end card was seen. */
  finish: () => void;
  /** Keeps and sends what has not been yet: somebody leaves, or may not come back. */
  flush: () => void;
};

/** At most once in so many ms; what comes meanwhile is done at the end of them, the newest alone. */
function atMostEvery(ms: number, act: () => void) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const now = () => {
    if (timer === undefined) return;
    clearTimeout(timer);
    timer = undefined;
    act();
  };
  return { soon: () => void (timer ??= setTimeout(now, ms)), now };
}

/** Saves where somebody reads without a word for every px; nothing is saved before they have been somewhere. */
export function createReadingSaver({ keep, send }: SaverDeps): ReadingSaver {
  let place: ReadingPlace = { ...FIRST_PLACE, finished: false };
  const keeping = atMostEvery(KEEP_EVERY_MS, () => keep(place));
  const sending = atMostEvery(SEND_EVERY_MS, () => send(place));
  const change = (next: ReadingPlace) => {
    place = next;
    keeping.soon();
    sending.soon();
  };
  return {
    move: ({ page, offset }) => change({ page, offset, finished: place.finished }),
    finish: () => change({ ...place, finished: true }),
    flush() {
      keeping.now();
      sending.now();
    },
  };
}
