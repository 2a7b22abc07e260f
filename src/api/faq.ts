import * as v from 'valibot';
import { faqGroupSchema, type FaqGroup } from '#domain/faq.ts';
import type { Client } from './client.ts';
import type { ReadOptions } from './createExchange.ts';

export function createFaqApi(client: Client) {
  return {
    list: (options: ReadOptions = {}): Promise<FaqGroup[]> =>
      client.get('/api/v1/faq/list', v.array(faqGroupSchema), options),
  };
}
