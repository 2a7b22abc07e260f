import { startTransition, useEffect, useState } from 'react';
import { hasOpenLayer } from '#components/Dialog/openLayers.ts';
import { afterPaint } from '#components/loading/whenQuiet.ts';
import { keepsLayout } from './useKeptLayout.ts';

/** Paused effects run again as soon as the page is shown, deferred ones after the next paint. */
type Effects = 'running' | 'paused' | 'deferred';

/** An open layer comes back with its page, and a Back right behind must find it. */
const effectsOfHidden = (): Effects => (!keepsLayout() || hasOpenLayer() ? 'paused' : 'deferred');

/**
 * Whether a page's effects run. They are cleaned up at once when it is left, and set up again once the page come back to
 * has been painted: setting them all up is most of the cost of coming back, and nobody sees them.
 */
export function useEffectsRunning(active: boolean): boolean {
  const [effects, setEffects] = useState<Effects>(active ? 'running' : 'paused');
  if (!active && effects === 'running') setEffects(effectsOfHidden());
  if (active && effects === 'paused') setEffects('running');
  useEffect(
    () =>
      active && effects === 'deferred' ? afterPaint(() => startTransition(() => setEffects('running'))) : undefined,
    [active, effects],
  );
  return effects === 'running';
}
