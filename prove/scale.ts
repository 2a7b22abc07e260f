/** How much of the whole is done: nothing beyond a sample unless `PROVE_SCALE` is set, all of it at 1 (`npm run prove`). */
const scale = Number(process.env['PROVE_SCALE'] ?? 0);

/**
 * The size of a trial.
 * @param few what every run of the tests does
 * @param all what `npm run prove` does
 */
export const scaled = (few: number, all: number): number => Math.max(few, Math.round(all * scale));
