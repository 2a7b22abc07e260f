import { describe, expect, it } from 'vitest';
import { faqGroups } from '#screens/help/faq.fixtures.ts';
import { findQuestions, piecesOf, termsOf } from './findQuestions.ts';

const found = (keyword: string) => findQuestions(faqGroups, keyword).map(({ id }) => id);

describe('findQuestions', () => {
  it('finds terms of the question before terms of the answer', () => {
    expect(found('退款')).toEqual(['recharge-refund', 'member-cancel']);
  });

  it('wants every term, whatever its case or width', () => {
    expect(found('iphone 信任')).toEqual(['download-ios']);
    expect(found('ＩＰＨＯＮＥ')).toEqual(['download-ios']);
    expect(found('iphone 会员')).toEqual([]);
  });
});

describe('piecesOf', () => {
  const marked = (text: string, keyword: string) =>
    piecesOf(text, termsOf(keyword))
      .map((piece) => (piece.found ? `[${piece.text}]` : piece.text))
      .join('');

  it.each([
    ['充值没有到账怎么办？', '到账', '充值没有[到账]怎么办？'],
    ['到账了就到账了', '到账', '[到账]了就[到账]了'],
    ['QQ 与 qq', 'qq', '[QQ] 与 [qq]'],
    ['会员专享', '会员 会员专', '[会员专]享'],
    ['İstanbul 的 APP', 'app', 'İstanbul 的 [APP]'],
    ['一字不差', '一字不差', '[一字不差]'],
    ['.*+?', '.*', '[.*]+?'],
    ['无', '有', '无'],
  ])('%s / %s', (text, keyword, expected) => {
    expect(marked(text, keyword)).toBe(expected);
  });

  it('answers within the blink of an eye however long the text (T18)', () => {
    const start = performance.now();
    piecesOf('啊'.repeat(100_000), termsOf('啊啊啊啊啊啊啊啊b'));
    expect(performance.now() - start).toBeLessThan(500);
  });
});
