import { MilestoneState } from '#domain/checkIn.ts';
import { welfareFace, type WelfareHome } from '#domain/welfare.ts';

/**
 * What waits for one tap and costs nothing: gifts, today's check-in and the gifts of a streak. The same count as on
 * the banner of the home page.
 */
export function countWaiting({ checkin, items }: Pick<WelfareHome, 'checkin' | 'items'>): number {
  const gifts = items.filter((item) => item.kind !== 'exchange' && welfareFace(item) === 'available');
  const milestones = checkin.milestones.filter(({ state }) => state === MilestoneState.claimable);
  return gifts.length + milestones.length + (checkin.checkedToday ? 0 : 1);
}
