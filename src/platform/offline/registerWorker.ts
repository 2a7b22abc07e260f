import { whenQuiet } from '#components/loading/whenQuiet.ts';
import { trustedScriptAddress } from '#components/RichText/trustedHtml.ts';
import { ownBuild } from './hardReload.ts';
import { WORKER_PATH } from './requestRule.ts';
import type { VisitMessage } from './workerScope.ts';

export function registerWorker(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator) || ownBuild() === undefined) return;
  whenQuiet(() => void register(navigator.serviceWorker));
}

async function register(workers: ServiceWorkerContainer): Promise<void> {
  try {
    // A controlled page registers none: that would call off the worker's retiring (see worker.ts).
    if (workers.controller !== null) return;
    // The type of the call knows no Trusted Types yet.
    await workers.register(trustedScriptAddress(WORKER_PATH) as string, { updateViaCache: 'none' });
    const { active } = await workers.ready;
    const tell = (assets: readonly string[]) =>
      active?.postMessage({ pathname: location.pathname, assets } satisfies VisitMessage);
    onUncontrolledAssets((assets) => tell([...assets, ...inlinedStyles()]));
  } catch {
    // Blocked, or a server without a worker: the portal needs none.
  }
}

function onUncontrolledAssets(callback: (assets: readonly string[]) => void): void {
  const observer = new PerformanceObserver((list) => {
    const bypassed = (list.getEntries() as PerformanceResourceTiming[]).filter(
      ({ workerStart, name }) => workerStart === 0 && name.startsWith(`${location.origin}/assets/`),
    );
    if (bypassed.length > 0) callback(bypassed.map(({ name }) => new URL(name).pathname));
  });
  observer.observe({ type: 'resource', buffered: true });
}

const inlinedStyles = (): string[] =>
  [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet][disabled]')].map(
    ({ href }) => new URL(href).pathname,
  );
