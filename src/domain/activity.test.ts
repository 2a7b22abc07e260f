import { expect, it } from 'vitest';
import { ActivityState, blockedText } from './activity.ts';

const cta = { text: '去签到', route: '/checkin' };

it('says why an activity cannot be joined, and nothing where there is something to do', () => {
  expect(blockedText({ state: ActivityState.running, joined: false, cta })).toBeUndefined();
  expect(blockedText({ state: ActivityState.running, joined: true, cta })).toBeUndefined();
  expect(blockedText({ state: ActivityState.running, joined: true, cta: { text: '' } })).toBe('已参加');
  expect(blockedText({ state: ActivityState.coming, joined: false, cta })).toBe('即将开始');
  expect(blockedText({ state: ActivityState.ended, joined: true, cta })).toBe('已结束');
});
