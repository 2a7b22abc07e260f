/** What each call costs the server as its tables grow. */
import { LEAST_RUNS } from './folding.mjs';
import { measureServerGrowth } from './growthServer.mjs';
import { FEWEST_ROWS, rowsText, SERVER_SIZES } from './targets.mjs';

const MOST = Math.max(...SERVER_SIZES);

/** The most rows are ours; the fewest are what they are held against, those between are for information. */
const nameOf = (size) => (size === MOST ? 'ours' : rowsText(size));

/** Each run fills databases of its own and is a median of many calls already, so it takes no more than decide something. */
export async function measureServer({ samples, say }) {
  for (let run = 1; run <= LEAST_RUNS; run += 1) {
    const { rows } = await measureServerGrowth({ sizes: SERVER_SIZES });
    for (const { name, size, msPerCall } of rows) samples.add(`server.${name}`, nameOf(size), msPerCall);
    say(`server ${run}/${LEAST_RUNS} (${FEWEST_ROWS} to ${rowsText(MOST)})`);
  }
}
