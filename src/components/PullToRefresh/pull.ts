/** normal → pulling → loosing → loading → success → normal (spec §8). */
export type PullStatus = 'normal' | 'pulling' | 'loosing' | 'loading' | 'success';

/**
 * How far the head shows for a finger that travelled `raw` px, with a head of `head` px: 1:1 up to the head,
 * half of it up to twice the head, a quarter beyond.
 */
export function easePull(raw: number, head: number): number {
  if (raw <= 0) return 0;
  if (raw <= head) return Math.round(raw);
  if (raw < head * 2) return Math.round(head + (raw - head) / 2);
  return Math.round(head * 1.5 + (raw - head * 2) / 4);
}

/** What a head shown `offset` px would do if it were let go; the threshold itself counts. */
export function pullStatus(offset: number, head: number): 'normal' | 'pulling' | 'loosing' {
  if (offset <= 0) return 'normal';
  return offset < head ? 'pulling' : 'loosing';
}

/** The head as it shows: how far, in px at 375, and what that means. */
export type PullHead = { status: PullStatus; distance: number };

export const REST: PullHead = { status: 'normal', distance: 0 };

/** The head under a finger that travelled `raw` px at 375. */
export function pullHead(raw: number, pullDistance: number): PullHead {
  const distance = easePull(raw, pullDistance);
  return { status: pullStatus(distance, pullDistance), distance };
}
