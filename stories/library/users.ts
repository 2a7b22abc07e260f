import { globSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { StoryFile } from './sources.ts';

/** The title of the screen a source belongs to: that of the stories in its folder, or in the nearest one above. */
function screenTitle(file: string, titles: ReadonlyMap<string, string>): string | undefined {
  for (let folder = dirname(file); folder !== 'src/screens'; folder = dirname(folder)) {
    const title = titles.get(folder);
    if (title !== undefined) return title;
  }
  return undefined;
}

/** Which screens and shared parts use each component, by the component's name: the titles of their stories. */
export function usersOf(files: readonly StoryFile[]): ReadonlyMap<string, readonly string[]> {
  const titles = new Map<string, string>();
  // The shortest title of a folder is that of the screen, longer ones are of its parts.
  for (const { file, title } of files) {
    const known = titles.get(dirname(file));
    if (known === undefined || title.length < known.length) titles.set(dirname(file), title);
  }
  const users = new Map<string, Set<string>>();
  for (const file of globSync('src/screens/**/*.tsx').filter((name) => !/\.(stories|test|fixtures)\./.test(name))) {
    const title = screenTitle(file, titles);
    if (title === undefined) continue;
    for (const [, component = ''] of readFileSync(file, 'utf8').matchAll(/\/(\w+)\.tsx'/g)) {
      const found = users.get(component) ?? new Set();
      users.set(component, found.add(title));
    }
  }
  return new Map([...users].map(([component, found]) => [component, [...found].sort()]));
}
