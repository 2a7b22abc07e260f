import { paths } from '#domain/paths.ts';
import type { Post } from '#domain/square.ts';
import type { ShareSubject } from '../share/shareSubject.ts';

const EXCERPT_LENGTH = 120;

/** A post as it is handed on. */
export function postShare({ id, user, content, images }: Post): ShareSubject {
  const picture = images[0]?.url;
  const excerpt = [...content.trim()].slice(0, EXCERPT_LENGTH).join('');
  return {
    kind: 'post',
    path: paths.post(id),
    title: `${user.name}的帖子`,
    ...(excerpt !== '' && { excerpt }),
    ...(picture !== undefined && { picture }),
  };
}
