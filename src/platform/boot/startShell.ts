import { loadModules } from './loadModules.ts';

// Inline script at the end of the app shell, in which no page was prerendered: there is no paint to wait for.

const { entry } = document.currentScript?.dataset ?? {};
if (entry && !globalThis.startNotice?.isUnsupported) void loadModules([entry]);
