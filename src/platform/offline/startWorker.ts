import { whenQuiet } from '#components/loading/whenQuiet.ts';
import { trustedScriptAddress } from '#components/RichText/trustedHtml.ts';
import { ownBuild } from './ownBuild.ts';
import { WORKER_PATH } from './requestRule.ts';
import type { Visit } from './visit.ts';

/** Registers the worker once the first page stands, so that a first visit pays nothing for it. Never in development. */
export function startWorker(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  whenQuiet(() => void register(navigator.serviceWorker));
}

async function register(workers: ServiceWorkerContainer): Promise<void> {
  const build = ownBuild();
  if (build === undefined) return;
  try {
    const registration = await registrationOf(workers);
    const tell = (worker: ServiceWorker | null) => worker?.postMessage(visitSoFar(build));
    tell(registration.installing ?? registration.waiting);
    registration.addEventListener('updatefound', () => tell(registration.installing));
    workers.addEventListener('controllerchange', () => {
      tell(workers.controller);
      onPassedBy(() => tell(workers.controller));
    });
  } catch {
    // Blocked, or a server without a worker: the portal needs none.
  }
}

/** A page under a worker registers none: that would call off the worker's leaving (see worker.ts). */
function registrationOf(workers: ServiceWorkerContainer): Promise<ServiceWorkerRegistration> {
  if (workers.controller !== null) return workers.ready;
  // The type of the call knows no Trusted Types yet.
  return workers.register(trustedScriptAddress(WORKER_PATH) as string, { updateViaCache: 'none' });
}

/** Calls back for each file that was on its way while the worker took over, so that it passed it by. */
function onPassedBy(notice: () => void): void {
  const passedBy = ({ workerStart, name }: PerformanceResourceTiming) =>
    workerStart === 0 && new URL(name).pathname.startsWith('/assets/');
  const observer = new PerformanceObserver((list) => {
    if ((list.getEntries() as PerformanceResourceTiming[]).some(passedBy)) notice();
  });
  observer.observe({ type: 'resource' });
}

/** What has been loaded, and the style sheets whose text came within the document: another document would ask for them. */
function visitSoFar(build: string): Visit {
  const inlined = [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet][disabled]')].map(
    ({ href }) => href,
  );
  const asked = performance.getEntriesByType('resource').map(({ name }) => name);
  const loaded = [...asked, ...inlined].map((address) => new URL(address));
  const assets = loaded.filter(({ origin }) => origin === location.origin).map(({ pathname }) => pathname);
  return { build, pathname: location.pathname, assets: [...new Set(assets)] };
}
