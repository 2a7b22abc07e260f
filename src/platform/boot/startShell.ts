import { loadModules } from './loadModules.ts';

// Runs at the end of the app shell, the document in which no page was rendered at build: there is nothing to wait for.

const { run } = document.currentScript?.dataset ?? {};
if (run && !globalThis.startNotice?.isUnsupported) void loadModules([run]);
