/** The second tap on the lit entry of the bottom bar: the page in view goes to its top, or refreshes when it stands there. */
const listeners = new Set<() => void>();

export const emitTabReselect = (): void => listeners.forEach((listener) => listener());

export function onTabReselect(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
