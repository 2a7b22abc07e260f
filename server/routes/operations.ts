import { Hono } from 'hono';
import { sql } from 'kysely';
import { answer } from '../answer.ts';
import type { Ports } from '../ports.ts';

/** For whoever runs the server: is it ready, and in demo mode which codes were sent. */
export function operationRoutes(ports: Ports): Hono {
  const routes = new Hono().get('/healthz', async (c) => {
    await sql`select 1`.execute(ports.db);
    return answer(c, { ready: true });
  });
  const { recent } = ports.sms;
  if (ports.mode === 'production' || !recent) return routes;
  return routes.get('/dev/sms', (c) => answer(c, recent()));
}
