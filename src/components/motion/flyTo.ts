import { prefersReducedMotion } from './prefersReducedMotion.ts';

/** How long something flies; what it brings takes effect after it. */
export const FLIGHT_MS = 300;

const middleOf = (element: Element): { x: number; y: number } => {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
};

/** Moves `flyer` from the middle of `source` to that of `target`, which pulses; nothing moves for a reader who asks for less motion. */
export function flyTo(flyer: HTMLElement, source: Element, target: Element): void {
  if (prefersReducedMotion()) return;
  const [home, start, end] = [middleOf(flyer), middleOf(source), middleOf(target)];
  const at = ({ x, y }: { x: number; y: number }, scale: number) =>
    `translate(${x - home.x}px, ${y - home.y}px) scale(${scale})`;
  flyer.animate(
    [
      { transform: at(start, 1), opacity: 0 },
      {
        transform: at({ x: start.x, y: start.y - 12 }, 1.15),
        opacity: 1,
        offset: 0.25,
        easing: 'cubic-bezier(.4, 0, .6, 1)',
      },
      { transform: at(end, 0.7), opacity: 0.6 },
    ],
    FLIGHT_MS,
  );
  target.animate([{ scale: 1 }, { scale: 1.1 }, { scale: 1 }], { duration: 200, delay: FLIGHT_MS, easing: 'ease-out' });
}
