/** What is left, split as a clock reads it. */
export type Remaining = { days: number; hours: number; minutes: number; seconds: number; totalSeconds: number };

/** Time left until `end`, both in epoch ms; a started second counts as a whole one, so that 0 is reached exactly at the end. */
export function remainingUntil(end: number, now: number): Remaining {
  const totalSeconds = Math.max(0, Math.ceil((end - now) / 1000));
  return {
    days: Math.floor(totalSeconds / 86_400),
    hours: Math.floor(totalSeconds / 3600) % 24,
    minutes: Math.floor(totalSeconds / 60) % 60,
    seconds: totalSeconds % 60,
    totalSeconds,
  };
}

const pad = (value: number): string => String(value).padStart(2, '0');

/**
 * Fills a pattern such as `{hh}:{mm}:{ss}` or `还剩 {d}天`: `{d}` `{h}` `{m}` `{s}`, doubled for two digits.
 * A pattern without days counts all hours, one without hours all minutes, and so on.
 */
export function fillPattern(pattern: string, { days, hours, minutes, seconds }: Remaining): string {
  const has = (unit: string) => pattern.includes(`{${unit}}`) || pattern.includes(`{${unit}${unit}}`);
  const wholeHours = has('d') ? hours : days * 24 + hours;
  const wholeMinutes = has('h') ? minutes : wholeHours * 60 + minutes;
  const wholeSeconds = has('m') ? seconds : wholeMinutes * 60 + seconds;
  const values: Record<string, number> = { d: days, h: wholeHours, m: wholeMinutes, s: wholeSeconds };
  return pattern.replace(/\{([dhms])(\1?)\}/g, (_, unit: string, twice: string) => {
    const value = values[unit] ?? 0;
    return twice === '' ? String(value) : pad(value);
  });
}
