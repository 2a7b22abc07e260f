/** What the shell takes part in once a page is rendered: no first paint waits for it. */
import '#theme/print.css.ts';
import './rareLooks.css.ts';

export { scrollFromAround } from './scrollFromAround.ts';
export { watchLinkIntent } from '#platform/navigation/watchLinkIntent.ts';
export { Toaster } from '#components/Toast/Toaster.tsx';
export { OfflineBanner } from '#screens/shell/OfflineBanner/OfflineBanner.tsx';
export { GlobalDialogs } from './GlobalDialogs.tsx';
