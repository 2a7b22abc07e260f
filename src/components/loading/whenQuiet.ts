/** So long after a paint the page counts as idle where the browser does not say (Safari), in ms. */
const IDLE_AFTER_MS = 50;

/** Nothing waits longer for an idle moment, in ms: after a touch Chromium may find none until it draws another frame. */
const LONGEST_MS = 10_000;

/** A document that has loaded is only about to ask for what it shows: that has the line and the processor first. */
const AFTER_LOAD_MS = 2000;

/** Something to be done later; nobody waits for what comes of it. */
export type Call = () => void;

type Wait = (run: Call) => Call;

/**
 * Makes a next task of something: returns how to begin it and how to call it off. By a message, not by a timer: Chromium
 * holds timers back from the touch-down until it knows what the finger is about.
 */
function createTask(run: Call): [begin: Call, callOff: Call] {
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = () => {
    port1.close();
    run();
  };
  return [() => port2.postMessage(0), () => port1.close()];
}

/**
 * Runs something once what was just rendered is on the screen, or soon in a tab in the background, which is never painted;
 * returns how to call it off.
 */
export const afterPaint: Wait = (run) => {
  const [begin, callOff] = createTask(run);
  if (document.hidden) begin();
  else requestAnimationFrame(begin);
  return callOff;
};

/** Runs the first now and each that follows in a task of its own, so that a touch is answered in between. */
export function runInSeparateTasks([run, ...others]: readonly Call[]): void {
  run?.();
  if (others.length > 0) createTask(() => runInSeparateTasks(others))[0]();
}

/** Runs something once the page has nothing to do; returns how to call it off. */
export const whenIdle: Wait = (run) => {
  if ('requestIdleCallback' in globalThis) {
    const handle = requestIdleCallback(run, { timeout: LONGEST_MS });
    return () => cancelIdleCallback(handle);
  }
  let callOff = afterPaint(() => {
    const timer = setTimeout(run, IDLE_AFTER_MS);
    callOff = () => clearTimeout(timer);
  });
  return () => callOff();
};

/** When this code came, which may be long after the document had loaded, in ms. */
const cameAt = performance.now();

/** How long ago the document and its code had loaded, in ms; undefined until then. */
function sinceLoad(): number | undefined {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return visit?.loadEventStart ? performance.now() - Math.max(visit.loadEventStart, cameAt) : undefined;
}

/** The same, and not before the visit's first page has had time to come: for what nobody may ever ask for. */
export const whenQuiet: Wait = (run) => {
  let callOff = () => removeEventListener('load', wait);
  const wait = () => {
    const timer = setTimeout(() => (callOff = whenIdle(run)), AFTER_LOAD_MS - (sinceLoad() ?? 0));
    callOff = () => clearTimeout(timer);
  };
  if (sinceLoad() === undefined) addEventListener('load', wait, { once: true });
  else wait();
  return () => callOff();
};
