/** Lets a few at a time begin. */
export type Queue = {
  /** Calls `begin` when there is room; the answer gives up the place or the room, whichever is held. */
  enter: (begin: () => void) => () => void;
};

/** A queue with room for `room` at once. */
export function createQueue(room: number): Queue {
  const waiting = new Set<() => void>();
  let busy = 0;
  const next = () => {
    const [begin] = waiting;
    if (!begin || busy >= room) return;
    waiting.delete(begin);
    busy += 1;
    begin();
    next();
  };
  return {
    enter(begin) {
      let holds: 'place' | 'room' | 'nothing' = 'place';
      const start = () => {
        holds = 'room';
        begin();
      };
      waiting.add(start);
      next();
      return () => {
        if (holds === 'place') waiting.delete(start);
        if (holds === 'room') busy -= 1;
        holds = 'nothing';
        next();
      };
    },
  };
}
