/** Runs a few tasks at a time. */
export type Queue = {
  /** Calls `begin` when a slot is free; the answer takes the task from the queue, or frees its slot. */
  add: (begin: () => void) => () => void;
};

/** A queue that runs `concurrency` tasks at once. */
export function createQueue(concurrency: number): Queue {
  const waiting = new Set<() => void>();
  let running = 0;
  const next = () => {
    const [begin] = waiting;
    if (!begin || running >= concurrency) return;
    waiting.delete(begin);
    running += 1;
    begin();
    next();
  };
  return {
    add(begin) {
      let state: 'waiting' | 'running' | 'done' = 'waiting';
      const start = () => {
        state = 'running';
        begin();
      };
      waiting.add(start);
      next();
      return () => {
        if (state === 'waiting') waiting.delete(start);
        if (state === 'running') running -= 1;
        state = 'done';
        next();
      };
    },
  };
}
