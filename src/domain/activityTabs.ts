import { ActivityState } from './activity.ts';

/** The tabs of 活动中心, and the state each lists. */
export const ACTIVITY_TABS = [
  { id: 'running', label: '进行中', state: ActivityState.running },
  { id: 'coming', label: '即将开始', state: ActivityState.coming },
  { id: 'ended', label: '已结束', state: ActivityState.ended },
] as const;

export type ActivityTab = (typeof ACTIVITY_TABS)[number]['id'];

export const FIRST_ACTIVITY_TAB: ActivityTab = 'running';

/** An unknown tab in the address is the first. */
export const activityTabOf = (name: string | null): ActivityTab =>
  ACTIVITY_TABS.find(({ id }) => id === name)?.id ?? FIRST_ACTIVITY_TAB;

/** What a tab lists. */
export const activityStateOf = (tab: ActivityTab): ActivityState =>
  ACTIVITY_TABS.find(({ id }) => id === tab)?.state ?? ActivityState.running;
