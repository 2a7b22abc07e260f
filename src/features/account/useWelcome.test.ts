import { expect, it } from 'vitest';
import { welcomeText } from './useWelcome.ts';

it('who registered a second ago is not told that they are back', () => {
  expect(welcomeText({ name: '晴空', newAccount: 1 })).toBe('欢迎加入，晴空');
  expect(welcomeText({ name: '晴空', newAccount: 0 })).toBe('欢迎回来，晴空');
});
