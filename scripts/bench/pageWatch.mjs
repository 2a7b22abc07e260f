/**
 * Looks at a page without asking for frames of its own: one after the other they took a slow phone a third of its time.
 *
 * Runs in every measured page before its own code (`context.addInitScript`), so it must use nothing from outside itself.
 * Leaves `window.benchWatch`: what the page has done so far, and ways to wait for what it does next.
 * @param interactive an element that is there, painted and known to React once the page can be used
 */
export function watchPage(interactive) {
  const LONGEST_MS = 30_000;
  const watch = { firstPaint: undefined, ready: undefined, longTasks: [], shifts: [], interactions: [] };
  globalThis.benchWatch = watch;

  const observe = (type, note, options) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true, ...options });
  observe('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') watch.firstPaint = startTime;
  });
  observe('longtask', ({ startTime, duration }) =>
    watch.longTasks.push({ start: startTime, end: startTime + duration }),
  );
  observe('layout-shift', ({ value, startTime, hadRecentInput }) => {
    if (!hadRecentInput) watch.shifts.push({ value, at: startTime });
  });
  // Shorter ones than 16 ms are not told of.
  observe(
    'event',
    ({ interactionId, duration, name }) => interactionId && watch.interactions.push({ duration, name }),
    { durationThreshold: 16 },
  );

  /** Called in a frame: resolves once that frame is handed on. */
  const painted = () =>
    new Promise((resolve) => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => resolve(performance.now());
      port2.postMessage(undefined);
    });
  /** An element React has not hydrated yet does nothing when it is tapped. */
  const isAlive = (element) => Object.keys(element).some((key) => key.startsWith('__reactProps$'));
  const frame = () => new Promise(requestAnimationFrame);
  const moment = () => new Promise((resolve) => setTimeout(resolve, 10));

  const awaitReady = async () => {
    while (![...document.querySelectorAll(interactive)].some(isAlive)) await moment();
    await frame();
    watch.ready = await painted();
  };
  if (interactive !== undefined) void awaitReady();

  /** Resolves in the frame after the next change of what is drawn. */
  const frameOfChange = async () => {
    await new Promise((resolve) => {
      new MutationObserver((_, observer) => {
        observer.disconnect();
        resolve();
      }).observe(document, { subtree: true, childList: true, attributeFilter: ['class'] });
    });
    await frame();
  };

  const pageShown = () => [...document.querySelectorAll('main')].find((main) => main.checkVisibility());
  /** From the next tap to the paint of another page, ms. */
  watch.nextPage = () =>
    new Promise((resolve, reject) => {
      const former = pageShown();
      setTimeout(() => reject(new Error(`No page followed on ${location.pathname}.`)), LONGEST_MS);
      const follow = async ({ timeStamp }) => {
        do await frameOfChange();
        while (pageShown() === undefined || pageShown() === former);
        resolve((await painted()) - timeStamp);
      };
      addEventListener('click', follow, { capture: true, once: true });
    });
}
