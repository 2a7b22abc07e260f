import type { Asked } from './askedFirst.ts';

/** In an answer as it was sent: banners, covers and posts' pictures come in the order they are shown in. */
const PICTURE = /"(?:image|thumb|cover)":"([^"\\]+)"/;

/**
 * Asks for the first picture the first answers name, which is the largest a page begins with: React would ask for it only
 * once its code has come and has taken over what was drawn.
 */
export async function fetchFirstPicture(asked: readonly Asked[], load = loadPicture): Promise<void> {
  // Copied before anyone takes an answer: its body can be read only once.
  const texts = asked.map(({ answer }) => answer.then((response) => response.clone().text()).catch(() => ''));
  // In their order, and without waiting for those behind the one that names it.
  for (const text of texts) {
    const src = PICTURE.exec(await text)?.[1];
    if (src !== undefined) return load(src);
  }
}

function loadPicture(src: string): void {
  const picture = new Image();
  picture.fetchPriority = 'high';
  picture.src = src;
}
