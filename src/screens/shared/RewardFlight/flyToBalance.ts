import { prefersReducedMotion } from '#components/motion/prefersReducedMotion.ts';

/** How long a reward flies; the balance counts after it. */
export const FLIGHT_MS = 300;

const middleOf = (element: Element): { x: number; y: number } => {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
};

/**
 * Moves `flyer` from the element named `from` to the balance of the same page; nothing moves where one of them is
 * missing, or for a person who asks for less motion.
 */
export function flyToBalance(flyer: HTMLElement, from: string): void {
  const page = flyer.closest('[data-page]');
  const source = page?.querySelector(`[data-reward-from="${CSS.escape(from)}"]`);
  const target = page?.querySelector('[data-reward-to]');
  if (!source || !target || prefersReducedMotion()) return;
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
