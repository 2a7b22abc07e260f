/** What a registry tells of a package: when each version came out, and whether the one in question is given up. */
export type Release = { version: string; times: Readonly<Record<string, string>>; deprecated?: string | undefined };

const DAY_MS = 86_400_000;

/** Days within which the newest release of a component's major version is taken (SECURITY.md, "Dependencies"). */
export const TAKEN_WITHIN_DAYS = 60;

const NUMBERED = /^(\d+)\.(\d+)\.(\d+)$/;

const numbersOf = (version: string): number[] | undefined => NUMBERED.exec(version)?.slice(1).map(Number);

/** Whether `other` is a release after `version` within the same major; previews are none. */
function isLater(other: string, version: string): boolean {
  const [a, b] = [numbersOf(other), numbersOf(version)];
  if (!a || !b || a[0] !== b[0]) return false;
  return (a[1] ?? 0) - (b[1] ?? 0) > 0 || (a[1] === b[1] && (a[2] ?? 0) > (b[2] ?? 0));
}

/** Why a component is past its time, or undefined: it is given up, or a later release has waited too long. */
export function behind({ version, times, deprecated }: Release, now: number): string | undefined {
  if (deprecated) return `deprecated: ${deprecated}`;
  const waiting = Object.entries(times).filter(
    ([other, time]) => isLater(other, version) && now - Date.parse(time) > TAKEN_WITHIN_DAYS * DAY_MS,
  );
  const [oldest] = waiting.sort(([, a], [, b]) => Date.parse(a) - Date.parse(b));
  return oldest && `${oldest[0]} waits since ${oldest[1].slice(0, 10)}`;
}
