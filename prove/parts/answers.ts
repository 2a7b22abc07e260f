import { createAnsweredCalls, type AnsweredCalls } from '#api/answeredCalls.fixtures.ts';
import { recordGoodAnswers } from '#api/goodAnswers.fixtures.ts';
import { MALFORMED_ANSWERS, parserAnswers, type MalformedAnswer } from '#api/malformedAnswers.fixtures.ts';
import { countMutations } from '#api/leafMutations.fixtures.ts';
import type { Figure, Part, ProveOptions } from '../figure.ts';
import { seededPick } from '../seededRandom.ts';

type Heard = { runs: number; faults: string[]; unhandled: number };

/** Meets every call with every answer, and listens for rejections nobody handles. */
async function meetAll(
  calls: AnsweredCalls,
  answers: readonly MalformedAnswer[],
  good: ReadonlyMap<string, string>,
  takes: () => boolean,
): Promise<Heard> {
  const heard: Heard = { runs: 0, faults: [], unhandled: 0 };
  const listen = () => void (heard.unhandled += 1);
  process.on('unhandledRejection', listen);
  for (const name of calls.names) {
    for (const answer of answers) {
      if (!takes()) continue;
      const verdict = await calls.answer(name, answer, good.get(name) ?? '');
      heard.runs += 1;
      if (verdict.kind === 'fault') heard.faults.push(`${name} with ${answer.name}: ${verdict.why}`);
    }
  }
  await new Promise((resolve) => setImmediate(resolve));
  process.off('unhandledRejection', listen);
  return heard;
}

/** The first few, for whoever has to mend them. */
const tell = (faults: readonly string[]): void =>
  faults.slice(0, 5).forEach((fault) => process.stderr.write(`  ${fault}\n`));

async function* malformed({ seed, scale }: ProveOptions, good: ReadonlyMap<string, string>): AsyncIterable<Figure> {
  const parser = parserAnswers();
  const answers = [...MALFORMED_ANSWERS, ...parser];
  const calls = createAnsweredCalls();
  const { runs, faults, unhandled } = await meetAll(calls, answers, good, seededPick(seed, scale));
  tell(faults);
  // The trusting client holds no limit either: the large answers would only take time.
  const trusting = await meetAll(createAnsweredCalls({ trusting: true }), answers, good, seededPick(seed, scale / 10));
  const what = `${MALFORMED_ANSWERS.length} + ${parser.length} malformed answers × ${calls.names.length} calls`;
  yield {
    name: `${what}: runs`,
    value: runs,
    target: '>= 35972 in full',
    holds: scale < 1 || parser.length === 0 || runs >= 35_972,
  };
  yield {
    name: `${what}: other exceptions, data past its schema, calls left pending`,
    value: faults.length,
    target: '0',
    holds: faults.length === 0,
    control: {
      name: `a client that believes what it is told, ${trusting.runs} of the runs`,
      value: trusting.faults.length,
      target: 'more than half',
      holds: trusting.faults.length > trusting.runs / 2,
    },
  };
  yield { name: 'unhandled rejections', value: unhandled, target: '0', holds: unhandled === 0 };
}

async function* mutated({ seed, scale }: ProveOptions, good: ReadonlyMap<string, string>): AsyncIterable<Figure> {
  const { runs, leaves, values, faults } = await countMutations(good, seededPick(seed, scale));
  const bare = await countMutations(good, seededPick(seed, scale / 10), { trusting: true });
  tell(faults);
  yield {
    name: `${leaves} leaves of good answers × ${values} wrong values: runs`,
    value: runs,
    target: '>= 49373 in full',
    holds: scale < 1 || runs >= 49_373,
  };
  yield {
    name: 'thrown by a reader, an amount that is none, a paid game made free, a member made',
    value: faults.length,
    target: '0',
    holds: faults.length === 0,
    control: {
      name: `without schemas, ${bare.runs} of the runs`,
      value: bare.faults.length,
      target: '> 1000 in full',
      holds: bare.faults.length > 1000 * scale,
    },
  };
}

/** Figures 3 and 3b: no answer, whatever its shape or size, is more than data or an error with words (promise 5, F1, F2). */
export const answers: Part = {
  id: 'answers',
  title: 'answers of every wrong shape, to every call',
  async *figures(options) {
    const good = await recordGoodAnswers();
    yield* malformed(options, good);
    yield* mutated(options, good);
  },
};
