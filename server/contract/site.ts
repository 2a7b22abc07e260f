import * as v from 'valibot';
import { bulletinSchema } from '#domain/bulletin.ts';
import { faqGroupSchema } from '#domain/faq.ts';
import { searchResultSchema, homeSchema } from '#domain/home.ts';
import { wholeSchema } from '#domain/primitives.ts';
import * as files from '../routes/files.ts';
import * as home from '../routes/home.ts';
import * as search from '../routes/search.ts';
import type { Call } from './Call.ts';

const sentMessageSchema = v.object({ phone: v.string(), scene: v.string(), code: v.string(), sentAt: wholeSchema });

export const SITE_CALLS: readonly Call[] = [
  {
    method: 'GET',
    path: '/api/v1/home',
    says: 'The front page; a row that failed is null.',
    who: 'anyone',
    answers: homeSchema,
  },
  {
    method: 'GET',
    path: '/api/v1/search',
    says: 'Games, comics and posts about a keyword, a few of each or of one kind; a row that failed is null.',
    who: 'anyone',
    asks: search.searchSchema,
    answers: searchResultSchema,
    example: { keyword: '猫' },
  },
  {
    method: 'GET',
    path: '/api/v1/bulletin',
    says: 'The bulletin of a place, if there is one.',
    who: 'anyone',
    asks: home.bulletinSchema,
    answers: v.nullable(bulletinSchema),
    example: { posType: '1' },
  },
  {
    method: 'GET',
    path: '/api/v1/faq/list',
    says: 'Frequent questions.',
    who: 'anyone',
    answers: v.array(faqGroupSchema),
  },
  {
    method: 'GET',
    path: '/healthz',
    says: 'Whether the server can serve.',
    who: 'anyone',
    answers: v.object({ ready: v.literal(true) }),
  },
  {
    method: 'GET',
    path: '/dev/sms',
    says: 'The messages sent last; in demo mode alone.',
    who: 'anyone',
    answers: v.array(sentMessageSchema),
  },
  {
    method: 'GET',
    path: '/files/portal.apk',
    says: 'The portal’s own app, where there is one.',
    who: 'anyone',
    answers: 'application/vnd.android.package-archive',
  },
  {
    method: 'GET',
    path: '/files/games/:id/:platform',
    says: 'A game’s file. The signature, not a session, gives the right to it.',
    who: 'anyone',
    asks: files.linkSchema,
    answers: 'application/zip',
    names: { id: 'public', signature: 'bearer' },
  },
  {
    method: 'GET',
    path: '/uploads/:name',
    says: 'A picture somebody sent.',
    who: 'anyone',
    answers: 'image/*',
    names: { name: 'public' },
  },
];
