import { postgresIsPresent } from '#server/testing/postgres.ts';
import { openPostgresStage, openSqliteStage, type Outage, type Stage } from '#server/testing/stages.ts';
import { openTraffic } from '#server/testing/traffic.ts';
import { watchOutage, type Lasting, type Seen } from '#server/testing/watchOutage.ts';
import type { Figure, Part, ProveOptions } from '../figure.ts';
import { carelessly } from '../money/carelessly.ts';

const WHOLE = { seconds: 8, connections: 24, crowd: 600 } satisfies Lasting;

/** Longer than SQLite waits for its lock. */
const CONTROL: Lasting = { seconds: 4, connections: 8, crowd: 0 };

const NORMAL_WITHIN_S = 5;

type Open = (env?: Record<string, string>) => Promise<Stage>;

const stages: readonly Open[] = postgresIsPresent ? [openSqliteStage, openPostgresStage] : [openSqliteStage];

/** What a server says that takes a database which cannot serve for a fault of its own, by the name of the outage. */
async function carelessAnswers(open: Open): Promise<ReadonlyMap<string, number>> {
  const stage = await open(carelessly('unavailable'));
  try {
    const traffic = await openTraffic(stage);
    const unclean = new Map<string, number>();
    for (const outage of stage.outages.filter(({ meets }) => meets === 'refusals')) {
      unclean.set(outage.name, (await watchOutage(traffic, outage, CONTROL)).during.unclean.length);
    }
    return unclean;
  } finally {
    await stage.close();
  }
}

/** Whether the outage came at all: what its callers had to meet. */
function wasMet({ meets }: Outage, { during: { refused, broken, answers } }: Seen): boolean {
  if (meets === 'broken lines') return broken > 0;
  return broken === 0 && answers > 0 && (meets === 'a crowd' || refused > 0);
}

function* figuresOf(of: string, outage: Outage, seen: Seen, careless: number | undefined): Iterable<Figure> {
  const { unclean, answers, refused, broken } = seen.during;
  const [first] = unclean;
  const control = careless !== undefined && {
    name: 'a server that does not tell it from a fault of its own',
    value: careless,
    target: '> 0',
    holds: careless > 0,
  };
  yield {
    name: `${of}: neither an answer nor 503 with Retry-After, of ${answers} answers, ${refused} refusals, ${broken} broken lines`,
    value: first === undefined ? 0 : `${unclean.length}, first ${first}`,
    target: '0',
    holds: unclean.length === 0 && wasMet(outage, seen),
    ...(control && { control }),
  };
  yield {
    name: `${of}: back to normal after`,
    value: `${seen.secondsUntilNormal.toFixed(1)} s`,
    target: `<= ${NORMAL_WITHIN_S} s`,
    holds: seen.secondsUntilNormal <= NORMAL_WITHIN_S,
  };
}

async function* onStage(open: Open, lasting: Lasting): AsyncIterable<Figure> {
  const careless = await carelessAnswers(open);
  const stage = await open();
  try {
    const traffic = await openTraffic(stage);
    for (const outage of stage.outages) {
      yield* figuresOf(
        `${stage.name}, ${outage.name}`,
        outage,
        await watchOutage(traffic, outage, lasting),
        careless.get(outage.name),
      );
    }
    const { bought, wrong } = await traffic.settle();
    yield {
      name: `${stage.name}, books that do not agree after ${bought} purchases through all of it`,
      value: wrong.length,
      target: '0',
      holds: wrong.length === 0 && bought > 0,
    };
  } finally {
    await stage.close();
  }
}

async function* figures({ scale }: ProveOptions): AsyncIterable<Figure> {
  const lasting = {
    ...WHOLE,
    seconds: Math.max(4, WHOLE.seconds * scale),
    crowd: Math.max(200, Math.round(WHOLE.crowd * scale)),
  };
  for (const open of stages) yield* onStage(open, lasting);
}

export const outage: Part = {
  id: 'outage',
  title: 'a database that cannot serve, a server that goes, a crowd (F15, promise 2)',
  figures,
};
