import type { Engine } from './driver.ts';
import type { EngineEntry } from './engineTable.ts';
import { startPuppeteerEngine } from './puppeteerEngine.ts';
import { startWebKitEngine } from './webKitEngine.ts';

/** Installs and starts an engine. */
export const startEngine = (entry: EngineEntry): Promise<Engine> =>
  entry.source.kind === 'webkit' ? startWebKitEngine(entry) : startPuppeteerEngine(entry);
