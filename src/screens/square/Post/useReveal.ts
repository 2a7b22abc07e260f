import { useEffect, useEffectEvent, useRef, type RefObject } from 'react';
import type { Paged } from '#domain/loadable.ts';
import type { Thread } from './thread.ts';

/** Where a comment stands: `top` when the head of the list leads to it. */
function positionOf(threads: Paged<Thread>, id: string | undefined): 'top' | 'near' | undefined {
  if (threads.state !== 'ready' || id === undefined) return undefined;
  const [first] = threads.items;
  if (first?.comment.id === id) return 'top';
  const reply = threads.items.flatMap(({ replies }) => replies).find((candidate) => candidate.id === id);
  if (!reply) return threads.items.some(({ comment }) => comment.id === id) ? 'near' : undefined;
  // Who has just answered stands where they answered; who follows a link comes from elsewhere.
  return reply.sending || reply.parentId !== first?.comment.id ? 'near' : 'top';
}

/**
 * Takes the reader to a comment, once: when its list is there. What the first thread holds is found from
 * the head of the list, whose rows far above or below do not exist; anything else only where it is near.
 */
export function useReveal(
  section: RefObject<HTMLElement | null>,
  threads: Paged<Thread>,
  id: string | undefined,
): void {
  const revealed = useRef<string>(undefined);
  const position = positionOf(threads, id);
  const listed = position !== undefined;

  const reveal = useEffectEvent(() => {
    if (id === undefined || revealed.current === id) return;
    revealed.current = id;
    if (position === 'top') section.current?.scrollIntoView();
    // The rows at the new position come with the next frame.
    requestAnimationFrame(() => {
      section.current?.querySelector(`[data-key="${CSS.escape(id)}"]`)?.scrollIntoView({ block: 'nearest' });
    });
  });
  useEffect(() => {
    if (listed) reveal();
  }, [id, listed]);
}
