import { type ComponentType, type ReactNode, useState } from 'react';
import { expect, onTestFinished, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import type { DialogProps } from '../Dialog/Dialog.tsx';
import { mount, type Mounted, nextFrame } from './mount.tsx';
import { dispatchTouch, dragBy, type Point } from './touch.ts';

type OpenedProps = { of: ComponentType<DialogProps>; props: DialogProps; page?: ReactNode };

function Opened({ of: Layer, props, page }: OpenedProps) {
  const [open, setOpen] = useState(props.open);
  const onOpenChange = (next: boolean) => {
    props.onOpenChange(next);
    setOpen(next);
  };
  return (
    <main tabIndex={-1}>
      <button onClick={() => setOpen(true)}>打开</button>
      {page}
      <Layer {...props} open={open} onOpenChange={onOpenChange} />
    </main>
  );
}

/** A layer on a page, with the button that opens it and what its owner was notified of. */
export type ShownLayer = Mounted & {
  /** Calls of `onOpenChange`. */
  asked: ReturnType<typeof vi.fn<(open: boolean) => void>>;
  opener(): HTMLElement;
};

/** Mounts a dialog or sheet that its owner closes whenever it asks for that. */
export function showLayer(
  of: ComponentType<DialogProps>,
  props: Partial<DialogProps> & Pick<DialogProps, 'title'>,
  page?: ReactNode,
): ShownLayer {
  const asked = vi.fn<(open: boolean) => void>();
  const mounted = mount(<Opened of={of} props={{ open: false, onOpenChange: asked, ...props }} page={page} />);
  const opener = () => mounted.container.querySelector('button') ?? expect.fail('There is no button to open by');
  return { ...mounted, asked, opener };
}

/** The layer in the document, also while it leaves. */
export const layer = (): HTMLElement | null => document.querySelector<HTMLElement>('[data-layer]');

/** The layer once it is open and listens; fails if it does not come. */
export async function openLayer(): Promise<HTMLElement> {
  await expect.poll(layer).not.toBeNull();
  // It listens for presses from the next task on.
  await nextFrame();
  return layer() ?? expect.fail('There is no layer');
}

/** One tap of a real finger; returns when all that comes of it has been heard. */
export async function tapAt(point: Point): Promise<void> {
  const clicked = new Promise((resolve) => addEventListener('click', resolve, { once: true, capture: true }));
  await dispatchTouch('touchStart', [point]);
  await dispatchTouch('touchEnd', []);
  await clicked;
  await nextFrame();
}

/** A place of the mask, beside every dialog and above every sheet. */
export const BESIDE: Point = { x: 6, y: 60 };

/** Taps the mask. */
export const tapMask = (): Promise<void> => tapAt(BESIDE);

/** What covers the page beside the layer. */
export const mask = (): Element =>
  document.elementFromPoint(BESIDE.x, BESIDE.y) ?? expect.fail('Nothing lies beside the layer');

/** Waits until the layer has left. */
export const layerClosed = (): Promise<void> => expect.poll(layer).toBeNull();

export const escape = (): Promise<void> => userEvent.keyboard('{Escape}');

/** A finger drags the page up, or what covers it. */
export async function dragPage(): Promise<void> {
  await dragBy({ from: { x: BESIDE.x, y: 700 }, dy: -300 });
  await nextFrame();
}

/** The next test finds the page at its top. */
export const backToTop = (): void => onTestFinished(() => scrollTo(0, 0));
