import * as v from 'valibot';

const visitSchema = v.object({ build: v.string(), pathname: v.string(), assets: v.array(v.string()) });

/** What a page tells a worker that did not open it: its build and address, and the paths of what it has loaded. */
export type Visit = v.InferOutput<typeof visitSchema>;

/** The visit told in a message; undefined for any other message. */
export function readVisit(message: unknown): Visit | undefined {
  const visit = v.safeParse(visitSchema, message);
  return visit.success ? visit.output : undefined;
}
