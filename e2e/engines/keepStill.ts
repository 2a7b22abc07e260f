import type { Stage } from './journey.ts';

/**
 * What of the page is not ready to be looked at, or nothing and the heights of its parts. Ready is a page on which the portal
 * runs, without a skeleton or a spinner, with all images drawn and no animation under way.
 */
function look(): { waiting: string } | { waiting: ''; heights: string } {
  const isInWindow = (element: Element) => {
    const { top, bottom, left, right, width } = element.getBoundingClientRect();
    return width > 0 && bottom > 0 && right > 0 && top < innerHeight && left < innerWidth;
  };
  // What a scroller or a bar covers may not have been asked for.
  const images = Array.from(document.images).filter((image) => {
    const box = image.getBoundingClientRect();
    const hit = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
    return hit !== null && image.parentElement?.contains(hit) === true;
  });
  const moving = document.getAnimations().find(({ effect, playState }) => {
    const target = effect instanceof KeyframeEffect ? effect.target : null;
    return playState === 'running' && target !== null && isInWindow(target);
  });
  // The document rendered at build has no toaster: the portal brings it.
  if (document.readyState !== 'complete' || !document.querySelector('[data-toaster]')) return { waiting: 'the portal' };
  if (Array.from(document.querySelectorAll('[aria-busy="true"]')).some(isInWindow)) return { waiting: 'what is busy' };
  if (moving) return { waiting: `an animation of ${(moving.effect as KeyframeEffect).target?.outerHTML.slice(0, 120) ?? ''}` };
  const missing = images.find(({ complete }) => !complete);
  if (missing) return { waiting: missing.src };
  const heights = Array.from(document.querySelectorAll('main')).map((main) => main.scrollHeight);
  return { waiting: '', heights: heights.join() };
}

/** Keeps a picture of the page once it stands still, so that engines can be compared by eye. */
export async function keepStill({ visitor, keepPicture }: Stage, name: string): Promise<void> {
  let before = '';
  let waiting = '';
  await visitor.until(
    async () => {
      const now = await visitor.evaluate(look);
      waiting = now.waiting;
      const heights = 'heights' in now ? now.heights : '';
      const isStill = heights !== '' && heights === before;
      before = heights;
      return isStill;
    },
    () => `The page never stands still: ${waiting}`,
  );
  await keepPicture(name);
}
