import type { MiddlewareHandler } from 'hono';
import { answerBusy } from './answer.ts';

/**
 * Load shedding: answers 503 with Retry-After while `max` requests are in flight. More would only queue behind each
 * other, each holding memory.
 */
export function limitInFlight(max: number): MiddlewareHandler {
  let inFlight = 0;
  return async (c, next) => {
    if (inFlight >= max) return answerBusy(c);
    inFlight += 1;
    return next().finally(() => {
      inFlight -= 1;
    });
  };
}
