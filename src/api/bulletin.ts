import * as v from 'valibot';
import { BULLETIN_POSITION, bulletinSchema, type Bulletin } from '#domain/bulletin.ts';
import type { Client } from './client.ts';
import type { ReadOptions } from './createExchange.ts';

export function createBulletinApi(client: Client) {
  return {
    /** The bulletin of the popup, null when there is none (spec §3, posType 1). */
    current: (options: ReadOptions = {}): Promise<Bulletin | null> =>
      client.get('/api/v1/bulletin', v.nullable(bulletinSchema), { ...options, query: { posType: BULLETIN_POSITION } }),
  };
}
