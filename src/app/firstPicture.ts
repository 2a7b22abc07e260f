import type { Asked } from './askedFirst.ts';

/** In an answer as it was sent: banners, covers and posts' pictures come in the order they are shown in. */
const PICTURE = /"(?:image|thumb|cover)":"([^"\\]+)"/;

/**
 * Asks for the first picture the first answers name, which is the largest a page begins with, and shows it in its place
 * where one was drawn for it: React would do so only once its code has come and has taken over what was drawn. Resolves
 * once there is nothing more to wait for.
 */
export async function showFirstPicture(asked: readonly Asked[], show = createShow(document)): Promise<void> {
  // Copied before anyone takes an answer: its body can be read only once.
  const texts = asked.map(({ answer }) => answer.then((response) => response.clone().text()).catch(() => ''));
  // In their order, and without waiting for those behind the one that names it.
  for (const text of texts) {
    const src = PICTURE.exec(await text)?.[1];
    if (src !== undefined) return show(src);
  }
}

/** Shows a picture in the place drawn for it in this document, whatever page stands there when it comes. */
function createShow(root: ParentNode): (src: string) => Promise<void> {
  const place = root.querySelector<HTMLElement>('[data-first-picture]');
  return async (src) => {
    const picture = new Image();
    picture.fetchPriority = 'high';
    picture.src = src;
    if (!place) return;
    const isThere = await picture.decode().then(() => true, () => false);
    if (!isThere) return;
    place.style.backgroundImage = `url("${src}")`;
    // A place that breathes while it waits has something to show.
    place.style.animation = 'none';
  };
}
