import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { activitySchema, ActivityState, activityStateAt } from './activity.ts';
import { coinReward } from './reward.ts';
import { countClaimable, taskSchema, TaskStatus, taskStatus } from './task.ts';
import { welfareView, WelfareState, type WelfareItem } from './welfare.ts';

describe('tasks', () => {
  test('wait once the target is reached, and are done once claimed, whatever came after', () => {
    const { todo, claimable, done } = TaskStatus;
    expect([taskStatus(2, 3, false), taskStatus(3, 3, false), taskStatus(4, 3, false), taskStatus(0, 3, true)]).toEqual(
      [todo, claimable, claimable, done],
    );
  });

  test('those that wait are counted', () => {
    expect(countClaimable([{ status: 0 }, { status: 1 }, { status: 2 }, { status: 1 }])).toBe(2);
  });

  const task = { id: 'a', group: 'daily', title: '点赞', progress: 1, target: 3, status: 0, reward: coinReward(5) };

  test('an action nobody knows, or one that leads off the portal, does nothing harmful', () => {
    const actionOf = (action: unknown) => v.parse(taskSchema, { ...task, action }).action;
    expect(actionOf({ kind: 'fly' })).toEqual({ kind: 'none' });
    expect(actionOf({ kind: 'route', route: 'javascript:alert(1)' })).toEqual({ kind: 'route', route: '/' });
    expect(actionOf({ kind: 'route', route: '//evil.example' })).toEqual({ kind: 'route', route: '/' });
  });

  test('an unknown status is not claimable', () => {
    expect(v.parse(taskSchema, { ...task, status: 9 }).status).toBe(TaskStatus.todo);
  });
});

describe('welfare', () => {
  const item: Pick<WelfareItem, 'kind' | 'state' | 'left' | 'cost' | 'needLevel'> = {
    kind: 'exchange',
    state: WelfareState.available,
    left: 5,
    cost: 30,
    needLevel: 0,
  };

  test.each([
    ['available', {}],
    ['available', { left: null }],
    ['soldOut', { left: 0 }],
    ['limit', { state: WelfareState.done }],
    ['limit', { state: WelfareState.done, left: 0 }],
    ['limit', { kind: 'memberDaily', state: WelfareState.done }],
    ['claimed', { kind: 'newbie', state: WelfareState.done }],
    ['needsMember', { kind: 'memberDaily', state: WelfareState.locked, needLevel: 1 }],
    ['unavailable', { cost: null }],
    ['unavailable', { state: WelfareState.locked }],
  ] as const)('%s', (view, change) => {
    expect(welfareView({ ...item, ...change })).toBe(view);
  });
});

describe('activities', () => {
  const time = { startTime: 1000, endTime: 2000 };

  test.each([
    [999, ActivityState.coming],
    [1000, ActivityState.running],
    [1999, ActivityState.running],
    [2000, ActivityState.ended],
  ])('at %i the state is %i', (now, state) => {
    expect(activityStateAt(time, now)).toBe(state);
  });

  test('a route off the portal leads home', () => {
    const activity = {
      id: '1',
      title: '',
      cover: '',
      ...time,
      state: 1,
      cta: { text: '去看看', route: 'https://evil.example' },
    };
    expect(v.parse(activitySchema, activity).cta.route).toBe('/');
  });
});
