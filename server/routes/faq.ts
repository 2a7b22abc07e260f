import { Hono } from 'hono';
import { answer } from '../answer.ts';
import { FAQ } from '../faq/groups.ts';

/** Frequent questions (product §2.3). */
export function faqRoutes(): Hono {
  return new Hono().get('/api/v1/faq/list', (c) => answer(c, FAQ));
}
