import * as v from 'valibot';

const entrySchema = v.object({ idx: v.number() });
const stateSchema = v.object({ askedFromPreviousPage: v.literal(true) });

/** The place of the current entry in this visit; 0 is the page the visit began with. */
export function historyIndex(): number {
  const entry = v.safeParse(entrySchema, globalThis.history?.state);
  return entry.success ? entry.output.idx : 0;
}

/** What goes with the step to login from an open page: after login one step back leads there again. */
export const ASKED_FROM_PREVIOUS_PAGE = { askedFromPreviousPage: true } as const;

export const isAskedFromPreviousPage = (state: unknown): boolean => v.is(stateSchema, state);
