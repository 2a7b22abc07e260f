import { spyOn } from 'storybook/test';

/** What React says when a story changes itself; Storybook renders as its tests do, and stories are no such tests. */
const ABOUT_TESTS = /\bact\(|`act`/;

/** Spies on console.error; the function returned throws when anything was logged. */
export function watchConsoleErrors(): () => void {
  const spy = spyOn(console, 'error').mockClear();
  return () => {
    const errors = spy.mock.calls
      .map((values) => values.map(String).join(' '))
      .filter((line) => !ABOUT_TESTS.test(line));
    if (errors.length > 0) throw new Error(`A story must log no errors, but this one did:\n${errors.join('\n')}`);
  };
}
