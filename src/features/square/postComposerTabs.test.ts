import { describe, expect, it } from 'vitest';
import { begin, beginBrowser, noWords, post, settled } from './postComposer.fixtures.ts';

/** Two tabs of one person, both on the page of a new post. */
function openTabs(first = '') {
  const browser = beginBrowser();
  const one = begin('7', browser);
  const a = one.visit();
  if (first) a.setContent(first);
  const other = begin('7', browser);
  const b = other.visit();
  return { browser, one, a, other, b };
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
    const other = begin('7', browser).visit();
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
