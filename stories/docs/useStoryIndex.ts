import { useEffect, useState } from 'react';
import { readStoryIndex, type IndexedStory } from './storyIndex.ts';

/** The stories of this Storybook; none until the index is there. */
export function useStoryIndex(): readonly IndexedStory[] {
  const [stories, setStories] = useState<readonly IndexedStory[]>([]);
  useEffect(() => {
    void readStoryIndex().then(setStories);
  }, []);
  return stories;
}
