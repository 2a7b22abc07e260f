import { describe, expect, it } from 'vitest';
import {
  adoptDrafts,
  LOGIN_WITHIN_MS,
  MAX_DRAFTS,
  putDraft,
  readDrafts,
  withoutDraft,
  type Draft,
  type Drafts,
} from './draft.ts';

const draft = (content: string, rest: Partial<Draft> = {}): Draft => ({ content, updatedAt: 1000, ...rest });

describe('readDrafts', () => {
  it('keeps the good ones among damaged ones, and none from the future', () => {
    const good = draft('在写', {
      tagId: '3',
      pictures: [{ id: 'a' }, { id: 'b', image: { url: '/u', thumb: '/u', width: 1, height: 1 } }],
    });
    const values = [good, null, {}, draft('字'.repeat(50_001)), { ...good, pictures: [{}] }];
    expect(readDrafts(values, 1000)).toEqual([good]);
    expect(readDrafts(values, 900)).toEqual([{ ...good, updatedAt: 900 }]);
  });
});

describe('putDraft', () => {
  const one = draft('旧', { version: 'a1' });

  it('takes the place of the version its writer had', () => {
    const next = draft('新', { version: 'a2' });
    expect(putDraft([one], next, 'a1')).toEqual([next]);
  });

  it.each([undefined, 'a0'])('loses no version its writer (%s) has not seen', (base) => {
    const other = draft('另一页', { version: 'b1' });
    expect(putDraft([one], other, base)).toEqual([other, one]);
  });

  it.each(['', ' \n\u200B　'])('takes away its own without words or pictures, and no other: %j', (content) => {
    const drafts: Drafts = [draft('另一页', { version: 'b1' }), one];
    expect(putDraft(drafts, draft(content, { tagId: '3', version: 'a2' }), 'a1')).toEqual([drafts[0]]);
    expect(putDraft([one], draft(content, { version: 'b1' }), undefined)).toEqual([one]);
    expect(putDraft([], draft(content, { pictures: [{ id: 'a' }] }), undefined)).toHaveLength(1);
  });

  it(`keeps ${MAX_DRAFTS} of a field`, () => {
    let drafts: Drafts = [one];
    for (let index = 1; index <= MAX_DRAFTS; index += 1)
      drafts = putDraft(drafts, draft('新', { version: `${index}` }), undefined);
    expect(drafts).toHaveLength(MAX_DRAFTS);
    expect(drafts).not.toContain(one);
  });
});

describe('adoptDrafts', () => {
  const now = 10 * LOGIN_WITHIN_MS;
  const asked = (loginAskedAt: number) => draft('访客写的', { loginAskedAt });

  it('hands over what lately asked for login, without the mark', () => {
    expect(adoptDrafts([asked(now - LOGIN_WITHIN_MS)], [], now)).toEqual({ visitors: [], own: [draft('访客写的')] });
  });

  it.each([
    ['never asked', draft('访客写的')],
    ['asked too long ago', asked(now - LOGIN_WITHIN_MS - 1)],
    ['asked in the future', asked(now + 1)],
  ])('leaves with the visitor what %s', (_, visitors) => {
    expect(adoptDrafts([visitors], [], now)).toEqual({ visitors: [visitors], own: [] });
  });

  it('lets what was just written stand before one’s own older ones, which come back one after another', () => {
    const first = adoptDrafts([asked(now)], [draft('最早的', { version: 'a' })], now);
    const { own } = adoptDrafts([{ ...asked(now), content: '最新的', version: 'c' }], first.own, now);
    expect([first.visitors, own.map(({ content }) => content)]).toEqual([[], ['最新的', '访客写的', '最早的']]);
    expect(withoutDraft(own, 'c')[0]?.content).toBe('访客写的');
  });
});
