import type * as v from 'valibot';

/** Values of one call as they travel: of its path and of its payload alike. */
export type Values = Readonly<Record<string, string>>;

/** A kind of thing one person owns and no other may touch, or even tell from a missing one (reliability T9). */
export type Belonging = 'own post' | 'own comment' | 'own order' | 'own message';

/** Whose the thing is that a value names: anybody's to name, the caller themselves, something of the caller's, or a thing the value itself gives the right to. */
export type Named = 'public' | 'self' | 'bearer' | Belonging;

/** One call of the contract. The document, the contract test and the tests of ownership are all made of these. */
export type Call = {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** As the router has it: `/api/v1/comic/:id`. */
  path: string;
  /** One sentence for the reader of the document. */
  says: string;
  /** `person`: without a session the answer is code 2. */
  who: 'anyone' | 'person';
  /** Values with which a call open to anyone needs a person after all. */
  personalWith?: Values;
  /** A POST that changes nothing. */
  reads?: true;
  /** The payload of a POST or PUT, the query of a GET or DELETE. */
  asks?: v.GenericSchema;
  /** The body is a multipart form with a picture in `file`. */
  picture?: true;
  /** What `data` of the envelope holds, or the media type of an answer without envelope. */
  answers: v.GenericSchema | string;
  /** Every value that names somebody or something. */
  names?: Readonly<Record<string, Named>>;
  /** Values that make the call succeed, but for the `requestId` and what must be made first. */
  example?: Values;
};

/** What a call is known by: `POST /api/user/login`. */
export const keyOf = ({ method, path }: Pick<Call, 'method' | 'path'>): string => `${method} ${path}`;

/** The names in a path: `id` of `/api/v1/comic/:id`. */
export const pathNamesOf = ({ path }: Pick<Call, 'path'>): string[] =>
  [...path.matchAll(/:(\w+)/g)].map(([, name]) => name ?? '');

/** Whether a call may change something. */
export const isWrite = ({ method, reads }: Call): boolean => method !== 'GET' && !reads;
