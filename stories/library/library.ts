import type { Status } from './status.ts';

/** What is known of each file of stories. The sources are read where Storybook is built: its library plugin fills this in. */
export const library: readonly Status[] = [];
