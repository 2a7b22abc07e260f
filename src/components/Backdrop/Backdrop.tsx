import { useEffect, useRef, type RefObject } from 'react';
import { media } from '#theme/media.ts';
import * as styles from './Backdrop.css.ts';
import { CENTRE, easeTowards, FRAME_MS, layerShift, type Offset } from './parallax.ts';

export type BackdropLayer = {
  src: string;
  /** How near: 1 moves the full 0.3 of the pointer's offset (spec §9), 0 stands still. */
  depth: number;
};

export type BackdropProps = {
  /** From the farthest to the nearest. */
  layers: readonly BackdropLayer[];
};

/** The landscape behind the shell on a desktop; it follows the mouse unless the reader asked for less motion. */
export function Backdrop({ layers }: BackdropProps) {
  const root = useRef<HTMLDivElement>(null);
  useParallax(root);
  return (
    <div ref={root} className={styles.root} aria-hidden="true" data-screen="">
      {layers.map(({ src, depth }) => (
        <img key={src} className={styles.layer} src={src} alt="" data-depth={depth} loading="lazy" />
      ))}
    </div>
  );
}

const MOVES = `${media.desktop} and ${media.finePointer} and ${media.motion}`;

function useParallax(root: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const query = matchMedia(MOVES);
    let stop = query.matches ? followPointer(root.current) : undefined;
    const decide = () => {
      stop?.();
      stop = query.matches ? followPointer(root.current) : undefined;
    };
    query.addEventListener('change', decide);
    return () => {
      query.removeEventListener('change', decide);
      stop?.();
    };
  }, [root]);
}

/** Moves the layers of `root` with the mouse, one write per layer and frame; returns what puts them back. */
function followPointer(root: HTMLElement | null): () => void {
  let target: Offset = CENTRE;
  let current: Offset = CENTRE;
  let frame = 0;
  let steppedAt: number | undefined;

  const step = (nowMs: number) => {
    current = easeTowards(current, target, nowMs - (steppedAt ?? nowMs - FRAME_MS));
    moveLayers(root, current);
    const arrived = current === target;
    steppedAt = arrived ? undefined : nowMs;
    frame = arrived ? 0 : requestAnimationFrame(step);
  };
  const aim = (offset: Offset) => {
    target = offset;
    frame ||= requestAnimationFrame(step);
  };
  const onMove = ({ clientX, clientY }: PointerEvent) =>
    aim({ x: clientX - innerWidth / 2, y: clientY - innerHeight / 2 });
  const onLeave = () => aim(CENTRE);

  addEventListener('pointermove', onMove, { passive: true });
  document.documentElement.addEventListener('pointerleave', onLeave);
  return () => {
    removeEventListener('pointermove', onMove);
    document.documentElement.removeEventListener('pointerleave', onLeave);
    cancelAnimationFrame(frame);
    moveLayers(root, CENTRE);
  };
}

function moveLayers(root: HTMLElement | null, offset: Offset): void {
  for (const layer of root?.querySelectorAll<HTMLElement>('[data-depth]') ?? []) {
    const { x, y } = layerShift(offset, Number(layer.dataset['depth']));
    layer.style.transform = x === 0 && y === 0 ? '' : `translate3d(${x}px, ${y}px, 0)`;
  }
}
