import { ConfigError, readConfig } from './config.ts';
import { logStartup } from './logStartup.ts';
import { startHost } from './host.ts';
import { explainStartFailure } from './startFailure.ts';

const config = (() => {
  try {
    return readConfig(process.env);
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    console.error(error.message);
    process.exit(1);
  }
})();

try {
  const host = await startHost(config);
  logStartup(config, host.origin);
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.once(signal, () => void host.close().finally(() => process.exit(0)));
  }
} catch (error) {
  console.error(explainStartFailure(error, config));
  process.exit(1);
}
