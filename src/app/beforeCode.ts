import { showFirstAnswer } from './firstAnswer.ts';
import { startCode } from './startCode.ts';
import { watchEarlyTaps } from './tappedEarly.ts';

// Runs on its own at the end of the document, before the portal's code has come: shows of the first answers what a place
// was drawn for, keeps what is typed and tapped there, and has the code run.

// A search sent from a page that is not alive yet would load it again and lose its words.
addEventListener('submit', (event) => event.preventDefault());

globalThis.earlyTap = watchEarlyTaps();
const { run } = document.currentScript?.dataset ?? {};
if (run && !globalThis.startNotice?.isUnsupported)
  void startCode(run.split(' '), showFirstAnswer(globalThis.askedFirst ?? []));
