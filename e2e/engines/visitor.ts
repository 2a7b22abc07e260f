import type { Driver, Key, Point } from './driver.ts';
import { finding, type Found } from './pageFinder.ts';
import { describe, serialize, type Query, type Words } from './query.ts';

/** How long a sign is waited for. */
const PATIENCE_MS = 12_000;

/** How long a document may take to be there after the browser has said so. */
const OPENED_WITHIN_MS = 3000;

const POLL_MS = 60;

/** How far something may move between two looks and still count as standing. */
const STILL_PX = 1;

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** One person in one browser: finds by what can be read, taps it there, and waits for signs. */
export type Visitor = ReturnType<typeof createVisitor>;

/** @param origin the address of the portal, without a path */
export function createVisitor(driver: Driver, origin: string) {
  /** Waits until a question is answered with anything but undefined or false. While a page changes, none can be asked: that counts as not yet. */
  async function until<T>(
    ask: () => Promise<T | undefined | false>,
    what: () => string,
    patienceMs = PATIENCE_MS,
  ): Promise<T> {
    const end = Date.now() + patienceMs;
    let failure = '';
    for (;;) {
      try {
        const answer = await ask();
        if (answer !== undefined && answer !== false) return answer;
        failure = '';
      } catch (error) {
        failure = `: ${error instanceof Error ? error.message : String(error)}`;
      }
      if (Date.now() > end) throw new Error(`${what()}${failure}`);
      await pause(POLL_MS);
    }
  }

  /** Runs a function in the page; it sees nothing but its arguments. */
  const evaluate = async <Arguments extends readonly unknown[], T>(
    work: (...given: Arguments) => T | Promise<T>,
    ...given: Arguments
  ): Promise<T> =>
    (await driver.evaluate(`(${String(work)})(${given.map((one) => JSON.stringify(one)).join(', ')})`)) as T;

  const find = async (query: Query, options: Parameters<typeof finding>[1] = {}): Promise<Found> =>
    (await driver.evaluate(finding(serialize(query), options))) as Found;

  /** Waits until it can be seen. */
  const see = (query: Query, patienceMs?: number): Promise<Found> =>
    until(
      async () => {
        const found = await find(query);
        return found.count > 0 && found;
      },
      () => `Not seen: ${describe(query)}`,
      patienceMs,
    );

  const seeNone = (query: Query): Promise<true> =>
    until(
      async () => (await find(query)).count === 0,
      () => `Still there: ${describe(query)}`,
    );

  /** Waits until it stands still with nothing over it. */
  async function placeOf(query: Query): Promise<Point> {
    let before: Point | undefined;
    let why = 'not seen';
    return until(
      async () => {
        const { count, point, coveredBy, isLoaded } = await find(query, { scrolls: true });
        why = count === 0 ? 'not seen' : point ? 'does not stand still' : `covered by ${coveredBy}`;
        const stands =
          isLoaded &&
          point &&
          before &&
          Math.abs(point.x - before.x) <= STILL_PX &&
          Math.abs(point.y - before.y) <= STILL_PX;
        before = point;
        return stands && point;
      },
      () => `Cannot be tapped: ${describe(query)}, ${why}`,
    );
  }

  const tap = async (query: Query): Promise<void> => driver.tap(await placeOf(query));

  /**
   * Whether the document shown is a new one, loaded from an address. A guard may lead on from there at once, and WebKit
   * calls what the worker answers by the address of its copy.
   */
  const isDocumentOf = (path: string) =>
    evaluate(
      ({ url, shell }) => {
        const [loaded] = performance.getEntriesByType('navigation');
        return !('isLeft' in window) && (location.href === url || loaded?.name === url || loaded?.name === shell);
      },
      { url: origin + path, shell: `${origin}/shell.html` },
    );

  /** Loads an address as a new document; nothing the portal does meanwhile may break that off. */
  async function open(path: string): Promise<void> {
    await evaluate(() => void Object.assign(window, { isLeft: true }));
    await driver.goto(origin + path);
    await until(
      () => isDocumentOf(path),
      () => `${path} is not opened`,
      OPENED_WITHIN_MS,
    );
  }

  const address = () => evaluate(() => location.pathname + location.search);

  /** Waits for an address, path and query. */
  const seeAddress = async (words: Words): Promise<void> => {
    let now = '';
    await until(
      async () => {
        now = await address();
        return typeof words === 'string' ? now === words : words.test(now);
      },
      () => `The address is ${now}, not ${String(words)}`,
    );
  };

  /** Taps a field and writes into it in place of what stands there. */
  async function fill(query: Query, words: string): Promise<void> {
    await tap(query);
    await until(
      () =>
        evaluate(
          () =>
            document.activeElement instanceof HTMLInputElement || document.activeElement instanceof HTMLTextAreaElement,
        ),
      () => `No field has the focus after a tap on ${describe(query)}`,
    );
    await evaluate(() => (document.activeElement as HTMLInputElement).select());
    await (words === '' ? driver.press('Backspace') : driver.type(words));
    await until(
      async () => (await find(query)).value === words,
      () => `「${words.slice(0, 40)}」 does not stand in ${describe(query)}`,
    );
  }

  return {
    origin,
    hasTouch: driver.hasTouch,
    driver,
    until,
    evaluate,
    find,
    see,
    seeNone,
    tap,
    placeOf,
    fill,
    address,
    seeAddress,
    open,
    reload: (): Promise<void> => driver.reload(),
    /** A step back in the history. Asked for in a task of its own: what waits for the load of a document waits in vain where the portal takes the step. */
    back: async (): Promise<void> => void (await evaluate(() => void setTimeout(() => history.back()))),
    press: (key: Key): Promise<void> => driver.press(key),
    drag: (from: Point, to: Point): Promise<void> => driver.drag(from, to),
    tapAt: (at: Point): Promise<void> => driver.tap(at),
    seeText: (query: Query, words: RegExp): Promise<true> => {
      let now = '';
      return until(
        async () => {
          now = (await find(query)).text;
          return words.test(now) || words.test(now.replace(/\s/g, ''));
        },
        () => `${describe(query)} says 「${now.slice(0, 200)}」, not ${String(words)}`,
      );
    },
    upload: async (query: Query, files: readonly string[]): Promise<void> => {
      await until(
        async () => (await find(query, { hidden: true, marks: true })).count > 0,
        () => `No file input: ${describe(query)}`,
      );
      await driver.upload('[data-upload-target]', files);
    },
  };
}

/** A failure of a journey in its own words. */
export function expectThat(condition: boolean, words: string): asserts condition {
  if (!condition) throw new Error(words);
}
