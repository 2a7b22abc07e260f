import { expect, test } from 'vitest';
import { Code } from '#domain/envelope.ts';
import { checkComment, checkPost } from '#domain/square.ts';
import { hostileTexts } from './testing/hostileTexts.ts';
import { onEachDatabase, type Answer, type Person, type TestPortal } from './testing/portal.ts';

const MINUTES = 60_000;
/** A form carries no half characters: the browser itself writes U+FFFD in their place. */
const texts = [...new Set(hostileTexts().map((text) => text.toWellFormed()))];

type Written = { text: string; code: number; content: unknown };

const contentOf = ({ data }: Answer): unknown => (data as { content?: unknown } | null)?.content;

/** What came back otherwise than it was sent, or was refused without a rule to refuse it. NUL no call takes. */
const wrong = (written: readonly Written[], rule: (text: string) => string | undefined): Written[] =>
  written.filter(({ text, code, content }) => {
    if (text.includes('\0') || rule(text) !== undefined) return code !== Code.badField;
    return code !== Code.sensitiveWord && (code !== Code.ok || content !== text);
  });

async function writeAll(write: (text: string) => Promise<Answer>): Promise<Written[]> {
  const written: Written[] = [];
  for (const text of texts) {
    const answer = await write(text);
    written.push({ text, code: answer.code, content: contentOf(answer) });
  }
  return written;
}

const countKept = (written: readonly Written[]): number => written.filter(({ code }) => code === Code.ok).length;

const requestId = () => crypto.randomUUID();

const post = (portal: TestPortal, as: Person, content: string) =>
  portal.call('/api/v1/square/post', { tagId: 'chat', content, requestId: requestId() }, { as });

onEachDatabase('hostile text', (open) => {
  test(`each of ${texts.length} is kept as it was sent, in posts and comments`, { timeout: 10 * MINUTES }, async () => {
    const portal = open();
    const as = await portal.newPerson();
    const posts = await writeAll((text) => post(portal, as, text));
    expect(wrong(posts, (content) => checkPost({ content, imageCount: 0 }))).toEqual([]);

    const comments = await writeAll((content) =>
      portal.call('/api/v1/square/post/p1214/comment', { content, requestId: requestId() }, { as }),
    );
    expect(wrong(comments, checkComment)).toEqual([]);
    expect(portal.faults).toEqual([]);

    const kept = { posts: countKept(posts), comments: countKept(comments) };
    expect(kept.posts).toBeGreaterThan(texts.length * 0.9);
    console.info(
      `${texts.length} texts: ${kept.posts} posts and ${kept.comments} comments kept as sent, the rest refused by a rule.`,
    );
  });

  test('each can be searched for without meaning anything to the database', { timeout: 10 * MINUTES }, async () => {
    const portal = open();
    for (const text of texts) {
      const query = new URLSearchParams({ keyword: text.slice(0, 64), sort: '2', pageSize: '1' });
      const { code } = await portal.call(`/api/v1/square/post/list?${query}`);
      expect([Code.ok, Code.badField], text).toContain(code);
    }
    expect(portal.faults).toEqual([]);
  });
});
