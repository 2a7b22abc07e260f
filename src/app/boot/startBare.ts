import { importFile } from './runCode.ts';

// Runs at the end of a document in which no page was rendered at build: there is nothing to wait for before the code.

const { startNotice } = globalThis;
const { run } = document.currentScript?.dataset ?? {};
if (run && !startNotice?.isUnsupported) {
  importFile(run).catch((error: unknown) => {
    startNotice?.fail();
    reportError(error);
  });
}
