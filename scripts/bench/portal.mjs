/** The built portal and its real server, measured part by part. */
import { withDatabase } from '../../e2e/fixtures/fill.ts';
import { startPortal } from '../../e2e/fixtures/startPortal.ts';
import { measureGrowth } from './growth.mjs';
import { measureHome } from './home.mjs';
import { measureJourney } from './journey.mjs';
import { measureLighthouse } from './lighthouse.mjs';
import { measurePages } from './pages.mjs';
import { FLOOR, servePeer } from './peerPage.mjs';
import { openBrowser } from './phone.mjs';
import { measureRoutes } from './routes.mjs';
import { measureServer } from './server.mjs';

/**
 * Starts portals with fresh demo data and ends them all together, those of a part that broke included. A popup that
 * opens by itself is the day's content, and would take the taps.
 */
function createPortals() {
  const started = [];
  return {
    async startFresh() {
      const portal = await startPortal();
      started.push(portal);
      await withDatabase(portal.dataDir, (db) => db.deleteFrom('bulletins').execute());
      return portal;
    },
    stopAll: () => Promise.all(started.map(({ stop }) => stop())),
  };
}

async function withFloor({ peersBench, ...how }) {
  if (peersBench === undefined) return measureHome(how);
  const floor = await servePeer(peersBench, FLOOR);
  await measureHome({ ...how, floor: floor.origin });
  floor.stop();
}

const PARTS = {
  home: withFloor,
  routes: measureRoutes,
  pages: measurePages,
  journey: measureJourney,
  lighthouse: measureLighthouse,
  growth: measureGrowth,
  server: measureServer,
};

/** One part in a browser of its own: what broke before it is gone. */
async function runPart(part, how) {
  const browser = await openBrowser();
  try {
    await PARTS[part]({ ...how, browser });
  } finally {
    await browser.close();
  }
}

/**
 * @param dist folder of the built portal
 * @param timed runs a part, notes how long it took and survives what breaks
 */
export async function measurePortal({ dist, parts, timed, ...how }) {
  process.env.PORTAL_DIR = dist;
  const { startFresh, stopAll } = createPortals();
  try {
    const { origin } = await startFresh();
    for (const part of parts) await timed(part, () => runPart(part, { ...how, origin, startFresh }));
  } finally {
    await stopAll();
  }
}
