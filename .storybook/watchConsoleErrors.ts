import { spyOn } from 'storybook/test';

/** What React says when a story changes itself; Storybook renders as its tests do, and stories are no such tests. */
const ABOUT_TESTS = /\bact\(|`act`/;

/** Listens for what is logged as an error in the console; what it gives throws when there was any. */
export function watchConsoleErrors(): () => void {
  const spy = spyOn(console, 'error').mockClear();
  return () => {
    const errors = spy.mock.calls
      .map((values) => values.map(String).join(' '))
      .filter((line) => !ABOUT_TESTS.test(line));
    if (errors.length > 0) throw new Error(`Stories tell of no errors, but this one did:\n${errors.join('\n')}`);
  };
}
