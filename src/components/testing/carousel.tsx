import { expect } from 'vitest';
import { Carousel, type CarouselProps } from '../Carousel/Carousel.tsx';
import { emblaTrack } from '../Carousel/trackCode.ts';
import { mount, nextFrame, type Mounted } from './mount.tsx';

/** So many plain slides, each with its position as its text. */
export const slides = (count: number) =>
  Array.from({ length: count }, (_, position) => (
    <div key={position} style={{ height: 150 }}>
      {position}
    </div>
  ));

/** Where a carousel of the phone's width was mounted. */
export type ShownCarousel = Mounted & { root: HTMLElement; viewport: HTMLElement; track: HTMLElement };

/** Mounts a carousel of so many slides and waits for its drive. */
export async function showCarousel(count: number, props: Partial<CarouselProps> = {}): Promise<ShownCarousel> {
  await emblaTrack.load();
  const mounted = mount(
    <Carousel label="推荐" {...props}>
      {props.children ?? slides(count)}
    </Carousel>,
  );
  const root = mounted.container.querySelector<HTMLElement>('[aria-roledescription="carousel"]');
  const track = mounted.container.querySelector<HTMLElement>('[aria-live]');
  const viewport = track?.parentElement;
  if (!root || !track || !viewport) throw new Error('The carousel is not there');
  if (count > 0) await expect.poll(() => getComputedStyle(track).transform).not.toBe('none');
  await nextFrame();
  return { ...mounted, root, viewport, track };
}

/** How far the track stands from its start along its axis, px. */
export const trackOffset = (track: HTMLElement): number => {
  const { m41, m42 } = new DOMMatrix(getComputedStyle(track).transform);
  return m41 || m42;
};

/** The position of the slide, or of its copy, whose corner stands on the carousel's. */
export function standsAt({ viewport, track }: ShownCarousel): number {
  const corner = viewport.getBoundingClientRect();
  const position = [...track.children].findIndex((slide) => {
    const { left, top } = slide.getBoundingClientRect();
    return Math.hypot(left - corner.left, top - corner.top) < 1;
  });
  return position < 0 ? -1 : Number(track.children[position]?.textContent);
}

/** The positions of the slides that can be reached. */
export const reachable = (track: HTMLElement): number[] =>
  [...track.children].flatMap((slide, position) => (slide.matches('[inert]') ? [] : [position]));

/** Which indicators are active. */
export const activeDots = (root: HTMLElement): boolean[] =>
  [...root.querySelectorAll<HTMLElement>('button[data-side="end"] ~ span')].map((dot) => 'current' in dot.dataset);
