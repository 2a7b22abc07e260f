/** What a page that stands takes part in, and no first paint waits for. */
import '#theme/print.css.ts';
import './rareLooks.css.ts';

export { scrollFromAround } from './scrollFromAround.ts';
export { watchLinkIntent } from '#platform/navigation/watchLinkIntent.ts';
