import { describe, expect, it } from 'vitest';
import { coinReward } from '#domain/reward.ts';
import { TaskStatus, type Task } from '#domain/task.ts';
import { progressedTasks } from './useProgressedTasks.ts';

const task = (id: string, progress: number, status: Task['status'] = TaskStatus.todo): Task => ({
  id,
  group: 'daily',
  title: id,
  desc: '',
  icon: '',
  progress,
  target: 3,
  status,
  reward: coinReward(5),
  action: { kind: 'none' },
  memberOnly: false,
});

describe('tasks that moved on', () => {
  it('are those with more progress, whether it suffices or not', () => {
    const former = [task('like', 1), task('read', 1), task('share', 0)];
    const now = [task('like', 2), task('read', 3, TaskStatus.claimable), task('share', 0)];
    expect([...progressedTasks(former, now)]).toEqual(['like', 'read']);
  });

  it('are not those just claimed', () => {
    const claimed = task('like', 3, TaskStatus.done);
    expect(progressedTasks([task('like', 3, TaskStatus.claimable)], [claimed]).size).toBe(0);
    // Finished and claimed in another tab.
    expect(progressedTasks([task('like', 2)], [claimed]).size).toBe(0);
  });

  it('are not those that began anew, or are new', () => {
    expect(progressedTasks([task('like', 3, TaskStatus.done)], [task('like', 0), task('comment', 1)]).size).toBe(0);
  });
});
