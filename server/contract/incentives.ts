import { activitySchema } from '#domain/activity.ts';
import { checkInInfoSchema, checkInResultSchema } from '#domain/checkIn.ts';
import { invitationSchema, inviteCheckSchema } from '#domain/invite.ts';
import { pageSchema } from '#domain/page.ts';
import { taskClaimSchema, taskListSchema } from '#domain/task.ts';
import { welfareClaimSchema, welfareHomeSchema } from '#domain/welfare.ts';
import * as v from 'valibot';
import * as activities from '../routes/activities.ts';
import * as checkin from '../routes/checkin.ts';
import * as invite from '../routes/invite.ts';
import * as tasks from '../routes/tasks.ts';
import * as welfare from '../routes/welfare.ts';
import type { Call } from './Call.ts';

const CHECK_IN: readonly Call[] = [
  {
    method: 'GET',
    path: '/api/v1/checkin/info',
    says: 'The check-in board of a month.',
    who: 'anyone',
    asks: checkin.infoSchema,
    answers: checkInInfoSchema,
    example: { month: '2026-06' },
  },
  {
    method: 'POST',
    path: '/api/v1/checkin',
    says: 'Checks in for the server’s day.',
    who: 'person',
    asks: checkin.claimSchema,
    answers: checkInResultSchema,
  },
  {
    method: 'POST',
    path: '/api/v1/checkin/makeup',
    says: 'Makes up for a missed day, with diamonds.',
    who: 'person',
    asks: checkin.makeupSchema,
    answers: checkInResultSchema,
    example: { date: '2026-06-29' },
  },
  {
    method: 'POST',
    path: '/api/v1/checkin/milestone/:days/claim',
    says: 'Takes the gift for a streak.',
    who: 'person',
    asks: checkin.claimSchema,
    answers: checkInResultSchema,
    example: { days: '3' },
  },
];

const TASKS: readonly Call[] = [
  {
    method: 'GET',
    path: '/api/v1/task/list',
    says: 'Tasks with how far one is.',
    who: 'anyone',
    asks: tasks.listSchema,
    answers: taskListSchema,
    example: { group: 'daily' },
  },
  {
    method: 'POST',
    path: '/api/v1/task/event',
    says: 'Tells of a share or of reading.',
    who: 'person',
    asks: tasks.eventSchema,
    answers: v.null(),
    names: { refId: 'public' },
    example: { event: 'read', refId: '2001-1', seconds: '30' },
  },
  {
    method: 'POST',
    path: '/api/v1/task/claim/all',
    says: 'Takes every reward that is earned.',
    who: 'person',
    asks: tasks.claimSchema,
    answers: taskClaimSchema,
  },
  {
    method: 'POST',
    path: '/api/v1/task/:id/claim',
    says: 'Takes the reward of a task.',
    who: 'person',
    asks: tasks.claimSchema,
    answers: taskClaimSchema,
    names: { id: 'public' },
    example: { id: 'daily-checkin' },
  },
];

const GIVEN: readonly Call[] = [
  {
    method: 'GET',
    path: '/api/v1/welfare/home',
    says: 'The welfare centre.',
    who: 'anyone',
    answers: welfareHomeSchema,
  },
  {
    method: 'POST',
    path: '/api/v1/welfare/:id/claim',
    says: 'Takes a welfare gift, or buys it with diamonds.',
    who: 'person',
    asks: welfare.claimSchema,
    answers: welfareClaimSchema,
    names: { id: 'public' },
    example: { id: 'newbie' },
  },
  {
    method: 'GET',
    path: '/api/v1/activity/list',
    says: 'One page of activities of one state.',
    who: 'anyone',
    asks: activities.listSchema,
    answers: pageSchema(activitySchema),
    example: { state: '1' },
  },
  {
    method: 'GET',
    path: '/api/v1/activity/:id',
    says: 'One activity.',
    who: 'anyone',
    answers: activitySchema,
    names: { id: 'public' },
    example: { id: '3003' },
  },
  {
    method: 'POST',
    path: '/api/v1/activity/:id/join',
    says: 'Joins an activity.',
    who: 'person',
    asks: activities.joinSchema,
    answers: activitySchema,
    names: { id: 'public' },
    example: { id: '3002' },
  },
  {
    method: 'GET',
    path: '/api/v1/invite/me',
    says: 'One’s own invite code, and what it brought.',
    who: 'person',
    answers: invitationSchema,
  },
  {
    method: 'GET',
    path: '/api/v1/invite/check',
    says: 'Whether an invite code is somebody’s, and what it brings to either side.',
    who: 'anyone',
    asks: invite.checkSchema,
    answers: inviteCheckSchema,
    example: { inviteCode: 'ABC123' },
  },
];

export const INCENTIVE_CALLS: readonly Call[] = [...CHECK_IN, ...TASKS, ...GIVEN];
