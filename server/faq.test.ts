import { expect, test } from 'vitest';
import { FAQ } from './faq/groups.ts';

const questions = FAQ.flatMap((group) => group.questions);

test('six groups of five questions or more, in the order of product §2.3', () => {
  expect(FAQ.map(({ title }) => title)).toEqual(['账号', '充值', '会员', '下载', '漫画', '社区']);
  for (const group of FAQ) expect(group.questions.length, group.title).toBeGreaterThanOrEqual(5);
});

test('ids are stable and distinct, and say where a question belongs', () => {
  expect(FAQ.map(({ id }) => id)).toEqual(['account', 'recharge', 'vip', 'download', 'comic', 'square']);
  const ids = [...FAQ, ...questions].map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  for (const group of FAQ) for (const { id } of group.questions) expect(id).toMatch(new RegExp(`^${group.id}-[a-z]+$`));
});

test('answers are plain text with something to say, and links stay in the portal', () => {
  for (const { question, answer, link } of questions) {
    expect([...answer].length, question).toBeGreaterThan(30);
    expect(answer, question).not.toMatch(/<\w/);
    if (link) expect(link.path, question).toMatch(/^\/[a-z]/);
  }
});
