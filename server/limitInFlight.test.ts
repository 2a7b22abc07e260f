import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { limitInFlight } from './limitInFlight.ts';

test('whoever comes while too many are being answered is told to come again, and is answered then', async () => {
  const waiting: (() => void)[] = [];
  const app = new Hono();
  app.use(limitInFlight(2));
  app.get('/', async (c) => {
    await new Promise<void>((resolve) => waiting.push(resolve));
    return c.json({ code: 0 });
  });
  app.get('/broken', () => {
    throw new Error('no');
  });
  app.onError((_error, c) => c.text('', 500));
  const first = [app.request('/'), app.request('/')];
  const refused = await app.request('/');
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '1']);
  expect(await refused.json()).toEqual({ code: 1, msg: '服务繁忙，请稍后再试', data: null });
  waiting.splice(0).forEach((go) => go());
  expect((await Promise.all(first)).map(({ status }) => status)).toEqual([200, 200]);
  for (let time = 0; time < 3; time += 1) expect((await app.request('/broken')).status).toBe(500);
  const later = app.request('/');
  await Promise.resolve();
  waiting.splice(0).forEach((go) => go());
  expect((await later).status).toBe(200);
});
