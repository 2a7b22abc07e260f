import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { promisify } from 'node:util';
import * as v from 'valibot';
import { behind, TAKEN_WITHIN_DAYS, type Release } from '../components/behind.ts';
import type { Figure, Part } from '../figure.ts';

const run = promisify(execFile);

const manifestSchema = v.object({ dependencies: v.record(v.string(), v.string()) });
const answerSchema = v.object({ time: v.record(v.string(), v.string()), deprecated: v.optional(v.string()) });

/** What the registry says of a version; throws where it cannot be asked. */
async function readRelease(name: string, version: string): Promise<Release> {
  const { stdout } = await run('npm', ['view', `${name}@${version}`, 'time', 'deprecated', '--json'], {
    maxBuffer: 64 << 20,
  });
  const said: unknown = JSON.parse(stdout);
  // Without `deprecated` npm leaves the one field that is there unwrapped.
  const { time, deprecated } = v.parse(answerSchema, v.is(answerSchema, said) ? said : { time: said });
  return { version, times: time, deprecated };
}

/** The same component as if its first release of that major had never been left. */
const neverLeft = ({ version, times }: Release): Release => {
  const [major = ''] = version.split('.');
  return {
    version: Object.keys(times).find((other) => other.startsWith(`${major}.`) && !other.includes('-')) ?? version,
    times,
  };
};

async function* figures(): AsyncIterable<Figure> {
  const { dependencies } = v.parse(manifestSchema, JSON.parse(readFileSync('package.json', 'utf8')));
  const releases = await Promise.all(
    Object.entries(dependencies).map(async ([name, version]) => ({ name, release: await readRelease(name, version) })),
  );
  const late = releases.flatMap(({ name, release }) => {
    const reason = behind(release, Date.now());
    return reason === undefined ? [] : [`${name}: ${reason}`];
  });
  const found = releases.filter(({ release }) => behind(neverLeft(release), Date.now()) !== undefined).length;
  yield {
    name: `8. components that run in production, of ${releases.length}, given up or more than ${TAKEN_WITHIN_DAYS} days behind`,
    value: late.length === 0 ? 0 : late.join('; '),
    target: '0',
    holds: late.length === 0,
    control: {
      name: 'had their first releases never been left: behind',
      value: found,
      target: '> 10',
      holds: found > 10,
    },
  };
}

export const components: Part = {
  id: 'components',
  title: 'what the portal is built upon (ASVS 15.2.1; asks the npm registry)',
  figures,
};
