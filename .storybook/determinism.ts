/** What makes two pictures of one story equal: see README, "What is checked by machine". */

/** The moment every story lives in: 2026-01-15 10:24 in Shanghai. */
export const STORY_NOW = Date.parse('2026-01-15T10:24:00+08:00');

const OWN = /^(data:|blob:)/;

/** Any request to another origin fails the story that makes it. */
export function forbidForeignRequests(): () => void {
  const foreign: string[] = [];
  const observer = new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if (!OWN.test(entry.name) && new URL(entry.name, location.href).origin !== location.origin)
        foreign.push(entry.name);
    }
  });
  observer.observe({ type: 'resource' });
  return () => {
    observer.disconnect();
    if (foreign.length > 0) throw new Error(`Stories ask no other origin, but this one asked ${foreign.join(', ')}`);
  };
}

/** Fonts in before the play runs, so that nothing is measured with a fallback font. */
export async function fontsReady(): Promise<void> {
  await document.fonts.ready;
}

/** The paint that answers a tap, what is painted after it, and what that measures of itself. */
const FRAMES_UNTIL_SETTLED = 3;

/** What opens is in the document then, and a check of the page sees it. */
export async function settled(): Promise<void> {
  for (let frame = 0; frame < FRAMES_UNTIL_SETTLED; frame += 1) await new Promise(requestAnimationFrame);
}
