import { startTransition, useEffect, useState } from 'react';
import { hasOpenLayer } from '#components/Dialog/openLayers.ts';
import { afterPaint } from '#components/loading/whenQuiet.ts';
import { keepsLayout } from './useKeptLayout.ts';

/** A light sleeper's effects begin with its being shown, a deep sleeper's right after. */
type Sleep = 'none' | 'light' | 'deep';

/** What stands open on a page comes back with it, and a Back right behind must find it. */
const sleepOf = (): Sleep => (!keepsLayout() || hasOpenLayer() ? 'light' : 'deep');

/**
 * Whether a page's effects are to run. They end at once when it is left, and begin once a page come back to is on the
 * screen as it was left: to set them all up again is most of the way back, and nobody sees them.
 */
export function useAwake(active: boolean): boolean {
  const [sleep, setSleep] = useState<Sleep>(active ? 'none' : 'light');
  if (!active && sleep === 'none') setSleep(sleepOf());
  if (active && sleep === 'light') setSleep('none');
  useEffect(
    () => (active && sleep === 'deep' ? afterPaint(() => startTransition(() => setSleep('none'))) : undefined),
    [active, sleep],
  );
  return sleep === 'none';
}
