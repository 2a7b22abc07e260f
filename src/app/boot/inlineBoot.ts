import { clearSelectedState, fillSkeleton } from '#platform/boot/fillSkeleton.ts';
import { queueEvents } from '#platform/boot/eventReplay.ts';
import { loadEntry } from '#platform/boot/loadModules.ts';
import { SKELETON_FILLS } from './skeletonFills.ts';

// Inline script at the end of a prerendered document: fills the skeleton from an early response, queues what is tapped
// before hydration, and loads the portal's modules.

if (!globalThis.matchesPrerender) clearSelectedState(document);

// A form sent before hydration would load the document again and lose its words.
addEventListener('submit', (event) => event.preventDefault());
globalThis.queuedEvent = queueEvents();

const { entry = '' } = document.currentScript?.dataset ?? {};
const fill = SKELETON_FILLS[document.getElementById('root')?.dataset['prerendered'] ?? ''];
const filled = fill ? fillSkeleton(globalThis.earlyResponses ?? [], fill) : Promise.resolve();
if (!globalThis.startNotice?.isUnsupported) void loadEntry(entry.split(' '), filled);
