/** The second tap on the lit entry of the bottom bar: the page in view goes to its top, or refreshes when it stands there. */
const listeners = new Set<() => void>();

export const askForTop = (): void => listeners.forEach((listener) => listener());

export function onTopRequest(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
