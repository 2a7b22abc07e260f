import { registerHooks } from 'node:module';
import { CHANGES } from './changes.ts';

/**
 * Loaded into a server process before its own code (`--import`), makes it careless. `CARELESS` says in what.
 */
const changes = CHANGES[process.env['CARELESS'] ?? ''];
if (!changes) throw new Error(`CARELESS is one of ${Object.keys(CHANGES).join(', ')}.`);

registerHooks({
  load(url, context, nextLoad) {
    const loaded = nextLoad(url, context);
    const asked = changes.filter(({ file }) => url.endsWith(file));
    if (asked.length === 0) return loaded;
    const source = asked.reduce((text, { file, from, to }) => {
      if (!text.includes(from)) throw new Error(`${file} no longer says \`${from}\`.`);
      return text.replaceAll(from, to);
    }, String(loaded.source));
    return { ...loaded, source };
  },
});
