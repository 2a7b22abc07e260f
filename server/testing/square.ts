import type { Comment, Post } from '#domain/square.ts';
import type { Call, Person, TestPortal } from './portal.ts';

const SQUARE = '/api/v1/square';

/** The square as tests use it: calls that must succeed give their data. */
export function createSquare(portal: TestPortal) {
  async function must<T>(path: string, fields: Record<string, string | number> | undefined, call: Call): Promise<T> {
    const answer = await portal.call(path, fields, call);
    if (answer.code !== 0) throw new Error(`${path} answered ${answer.code} ${answer.msg}`);
    return answer.data as T;
  }
  return {
    must,
    publish: (as: Person, content = '今天的晚霞真好看', more: Record<string, string> = {}): Promise<Post> =>
      must(`${SQUARE}/post`, { tagId: 'chat', content, requestId: crypto.randomUUID(), ...more }, { as }),
    comment: (as: Person, postId: string, content = '说得真好', replyCommentId = '0'): Promise<Comment> =>
      must(`${SQUARE}/post/${postId}/comment`, { content, replyCommentId }, { as }),
    read: (id: string, as?: Person): Promise<Post> => must(`${SQUARE}/post/${id}`, undefined, as ? { as } : {}),
  };
}
