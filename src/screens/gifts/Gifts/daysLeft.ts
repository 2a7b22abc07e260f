const DAY_MS = 86_400_000;

/** From how many days before its end a pack says so. */
const SOON_DAYS = 3;

/** How long is left, as text, once that is little; undefined while there is time, and after the end. */
export function daysLeftText(endTime: number, now: number): string | undefined {
  const left = endTime - now;
  if (left <= 0 || left > SOON_DAYS * DAY_MS) return undefined;
  return left < DAY_MS ? '今天到期' : `仅剩 ${Math.ceil(left / DAY_MS)} 天`;
}
