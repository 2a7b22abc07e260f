import { describe, expect, it } from 'vitest';
import {
  adoptDrafts,
  draftKey,
  LOGIN_WITHIN_MS,
  MAX_DRAFTS,
  putDraft,
  readDrafts,
  recallDraft,
  withoutDraft,
  type Draft,
  type Drafts,
} from './draft.ts';

const draft = (content: string, rest: Partial<Draft> = {}): Draft => ({ content, updatedAt: 1000, ...rest });

describe('readDrafts', () => {
  it('keeps the good ones among damaged ones', () => {
    const good = draft('在写', {
      tagId: '3',
      pictures: [{ id: 'a' }, { id: 'b', image: { url: '/u', thumb: '/u', width: 1, height: 1 } }],
    });
    const values = { post: good, a: null, b: {}, c: draft('字'.repeat(50_001)), d: { ...good, pictures: [{}] } };
    expect(readDrafts(values)).toEqual({ post: good });
  });
});

describe('putDraft', () => {
  it('takes the place of the former one and leaves the others alone', () => {
    const drafts: Drafts = { post: draft('旧'), [draftKey.comment('5')]: draft('评论') };
    expect(putDraft(drafts, 'post', draft('新'))).toEqual({ post: draft('新'), 'comment:5': draft('评论') });
  });

  it.each(['', ' \n\u200B　'])('removes one without words or pictures: %j', (content) => {
    expect(putDraft({ post: draft('旧') }, 'post', draft(content, { tagId: '3' }))).toEqual({});
    expect(putDraft({}, 'post', draft(content, { pictures: [{ id: 'a' }] }))).toHaveProperty('post');
  });

  it(`drops the one not touched for longest beyond ${MAX_DRAFTS}`, () => {
    let drafts: Drafts = { oldest: draft('最旧', { updatedAt: 1 }) };
    for (let index = 1; index < MAX_DRAFTS; index += 1) drafts = putDraft(drafts, `comment:${index}`, draft('旧'));
    const after = putDraft(drafts, 'post', draft('新'));
    expect(Object.keys(after)).toHaveLength(MAX_DRAFTS);
    expect(after['oldest']).toBeUndefined();
    expect(after['post']).toEqual(draft('新'));
  });
});

describe('adoptDrafts', () => {
  const now = 10 * LOGIN_WITHIN_MS;
  const asked = (loginAskedAt: number) => draft('访客写的', { loginAskedAt });

  it('hands over what lately asked for login, without the mark', () => {
    expect(adoptDrafts({ post: asked(now - LOGIN_WITHIN_MS) }, {}, now)).toEqual({
      visitors: {},
      own: { post: draft('访客写的') },
    });
  });

  it.each([
    ['never asked', draft('访客写的')],
    ['asked too long ago', asked(now - LOGIN_WITHIN_MS - 1)],
    ['asked in the future', asked(now + 1)],
  ])('leaves with the visitor what %s', (_, visitors) => {
    expect(adoptDrafts({ post: visitors }, {}, now)).toEqual({ visitors: { post: visitors }, own: {} });
  });

  it('lets what was just written stand before one’s own older ones, which come back one after another', () => {
    const first = adoptDrafts({ post: asked(now) }, { post: draft('最早的') }, now);
    expect([first.visitors, first.own['post']]).toEqual([{}, draft('访客写的')]);
    expect(recallDraft(first.own, 'post')).toEqual(first.own);
    const { own } = adoptDrafts({ post: { ...asked(now), content: '最新的' } }, first.own, now);
    expect(own['post']).toEqual(draft('最新的'));
    const second = recallDraft(withoutDraft(own, 'post'), 'post');
    expect(second['post']).toEqual(draft('访客写的'));
    expect(recallDraft(withoutDraft(second, 'post'), 'post')).toEqual({ post: draft('最早的') });
  });
});
