import type { Stage } from './journey.ts';

type PageState = { waitingFor: string } | { heights: string };

/**
 * What the page still waits for, or the heights of its mains once the portal runs, no skeleton or spinner is in the window, all
 * images in it are drawn and no animation is running.
 */
function readPageState(): PageState {
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
  if (document.readyState !== 'complete' || !document.querySelector('[data-toaster]'))
    return { waitingFor: 'the portal' };
  if (Array.from(document.querySelectorAll('[aria-busy="true"]')).some(isInWindow))
    return { waitingFor: 'what is busy' };
  if (moving)
    return { waitingFor: `an animation of ${(moving.effect as KeyframeEffect).target?.outerHTML.slice(0, 120) ?? ''}` };
  const missing = images.find(({ complete }) => !complete);
  if (missing) return { waitingFor: missing.src };
  const heights = Array.from(document.querySelectorAll('main')).map((main) => main.scrollHeight);
  return { heights: heights.join() };
}

/** Keeps a picture of the page once it stands still, so that engines can be compared by eye. */
export async function keepStill({ visitor, keepPicture }: Stage, name: string): Promise<void> {
  let before: PageState = { waitingFor: 'the page' };
  await visitor.until(
    async () => {
      const now = await visitor.evaluate(readPageState);
      const isStill = 'heights' in now && 'heights' in before && now.heights === before.heights;
      before = now;
      return isStill;
    },
    () => `The page never stands still: ${JSON.stringify(before)}`,
  );
  await keepPicture(name);
}
