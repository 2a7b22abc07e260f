import { hasOpenLayer } from '#components/Dialog/openLayers.ts';

let bypassed = false;

/** The app itself is about to go back, perhaps from a dialog that is still closing: only a person's own Back is blocked. */
export const bypassBlocker = (): void => {
  bypassed = true;
};

/** Whether an open layer blocks this step back; to be asked once for each. */
export function isBlocked(): boolean {
  const blocked = hasOpenLayer() && !bypassed;
  bypassed = false;
  return blocked;
}
