import { describe, expect, it } from 'vitest';
import { begin, beginBrowser, noWords, post, settled } from './postComposer.fixtures.ts';

/** Two tabs of one person, both on the page of a new post. */
function openTabs(first = '') {
  const browser = beginBrowser();
  const one = begin('7', browser);
  const a = visit(one);
  if (first) a.setContent(first);
  const other = begin('7', browser);
  const b = visit(other);
  return { browser, one, a, other, b };
}

/** A composer whose words are on the device at once, for the other tab to see. */
function visit({ visit: open, drafts }: ReturnType<typeof begin>) {
  const composer = open();
  return {
    ...composer,
    setContent(content: string) {
      composer.setContent(content);
      drafts.flush();
    },
    clear() {
      composer.clear();
      drafts.flush();
    },
  };
}

describe('a new post written in two tabs', () => {
  it('keeps the words of either when the other takes back a letter', () => {
    const { browser, a, b } = openTabs();
    a.setContent('写了很久的话');
    b.setContent('写了很久的话啊');
    expect(a.getState().saved).toBe('changed');
    b.setContent('写了很久的话');
    expect(a.getState().saved).toBe('device');
    expect(begin('7', browser).visit().getState().content).toBe('写了很久的话');
  });

  it('is seen by who has not written anything', () => {
    const { a, b } = openTabs();
    a.setContent('写了很久的话');
    expect(b.getState()).toMatchObject({ content: '写了很久的话', restored: true });
    a.setContent('');
    expect(b.getState()).toMatchObject({ content: '', restored: false });
  });

  it('stays with who has, and both are told', () => {
    const { browser, a, b } = openTabs('开头');
    b.setContent('开头，乙');
    expect(a.getState()).toMatchObject({ content: '开头', saved: 'changed' });
    a.setContent('开头，甲');
    expect([a, b].map((tab) => tab.getState().saved)).toEqual(['beside', 'beside']);
    b.setContent('开头，乙的');
    expect([a, b].map((tab) => tab.getState().saved)).toEqual(['beside', 'beside']);
    a.clear();
    expect(begin('7', browser).visit().getState().content).toBe('开头，乙的');
    expect(b.getState().saved).toBe('device');
  });

  it('keeps words that are not on the device yet when the other writes', () => {
    const browser = beginBrowser();
    const a = begin('7', browser).visit();
    const b = visit(begin('7', browser));
    a.setContent('甲');
    b.setContent('乙');
    expect(a.getState()).toMatchObject({ content: '甲', saved: 'beside' });
    const contents = begin('7', browser)
      .drafts.all('post')
      .map(({ content }) => content);
    expect(contents.sort()).toEqual(['乙', '甲']);
  });

  it('sent in one leaves the words of the other', async () => {
    const { browser, a, b } = openTabs();
    a.setContent('甲');
    a.setTag('2');
    b.setContent('乙');
    expect(await a.publish(noWords)).toBe(post);
    expect(begin('7', browser).visit().getState().content).toBe('乙');
  });

  it('shares its pictures, which stay as long as one of them needs them', async () => {
    const { browser, one, a } = openTabs();
    a.addPictures([new Blob(['a'])]);
    await settled(a, 'uploaded');
    one.drafts.flush();
    const other = visit(begin('7', browser));
    other.setContent('另一篇');
    a.setContent('这一篇');
    const [id] = a.getState().pictures.map((picture) => picture.id);
    other.clear();
    expect(await one.draftPictures.get(id ?? '')).toBeDefined();
    a.clear();
    expect(await one.draftPictures.get(id ?? '')).toBeUndefined();
  });

  it('is not written by who only looks at it', async () => {
    const { browser, one, a } = openTabs('开头');
    a.addPictures([new Blob(['a'])]);
    await settled(a, 'uploaded');
    const [draft] = one.drafts.all('post');
    await settled(begin('7', browser).visit(), 'uploaded');
    expect(one.drafts.all('post')).toEqual([draft]);
  });
});
