import type { TAGS } from './settings.ts';

export type TagId = (typeof TAGS)[number]['id'];

/** A post as it is written down: its tag, its text, and how many pictures of its subject go with it. */
export type DemoPost = readonly [tag: TagId, text: string, pictures?: 1 | 2 | 3 | 4];

/** Posts by the slug of the game or comic they are about. */
export type PostsBySubject = Readonly<Record<string, readonly DemoPost[]>>;
