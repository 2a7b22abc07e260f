import type { MiddlewareHandler } from 'hono';
import { answerBusy } from './answer.ts';

/**
 * Turns away whoever comes while `max` calls are still being answered: more would only wait for each other, and each
 * holds memory while it does. Those turned away may come again in a moment (503 with Retry-After).
 */
export function limitCrowd(max: number): MiddlewareHandler {
  let underWay = 0;
  return async (c, next) => {
    if (underWay >= max) return answerBusy(c);
    underWay += 1;
    return next().finally(() => {
      underWay -= 1;
    });
  };
}
