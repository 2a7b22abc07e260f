import { hasOpenLayer } from '#components/Dialog/openLayers.ts';

let letThrough = false;

/** The app itself is about to go back, from a dialog that is still closing perhaps: only the reader's own Back is held up. */
export const bypassBlocker = (): void => {
  letThrough = true;
};

/** Whether what stands open holds up this step back; to be asked once for each. */
export function isBlocked(): boolean {
  const held = hasOpenLayer() && !letThrough;
  letThrough = false;
  return held;
}
