/** A story as the index of this Storybook lists it. */
export type IndexedStory = { id: string; title: string; name: string; importPath: string; exportName: string };

type Entry = IndexedStory & { type: 'story' | 'docs' };

const isStory = (entry: Entry): boolean => entry.type === 'story';

/** Every story there is, in the order of the sidebar; the index lies beside this page, so it is there offline too. */
export async function readStoryIndex(): Promise<IndexedStory[]> {
  const response = await fetch('./index.json');
  const { entries } = (await response.json()) as { entries: Record<string, Entry> };
  return Object.values(entries).filter(isStory);
}

/** Stories by the file they come from, in order. */
export function byFile(stories: readonly IndexedStory[]): Map<string, IndexedStory[]> {
  return Map.groupBy(stories, ({ importPath }) => importPath);
}

/** Where a story opens, with Storybook around it. */
export const storyHref = (id: string): string => `./?path=/story/${id}`;
