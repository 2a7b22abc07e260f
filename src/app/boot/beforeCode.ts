import { forgetChoices } from '#platform/boot/forgetChoices.ts';
import { startCode } from '#platform/boot/startCode.ts';
import { watchEarlyTaps } from '#platform/boot/tappedEarly.ts';
import { showFirstAnswer } from './firstAnswer.ts';

// Runs on its own at the end of the document, before the portal's code has come: shows of the first answers what a place
// was drawn for, keeps what is typed and tapped there, and has the code run.

if (!globalThis.isPlainVisit) forgetChoices(document);

// A search sent from a page that is not alive yet would load it again and lose its words.
addEventListener('submit', (event) => event.preventDefault());

const { run = '' } = document.currentScript?.dataset ?? {};
const { code = '' } = document.querySelector<HTMLElement>('script[data-code]')?.dataset ?? {};
const start = run.split(' ').filter(Boolean);
globalThis.earlyTap = watchEarlyTaps([...start, ...code.split(' ').filter(Boolean)]);
if (start.length > 0 && !globalThis.startNotice?.isUnsupported)
  void startCode(start, showFirstAnswer(globalThis.askedFirst ?? []));
