import type { DeviceStorage } from './storage.ts';
import { createStorage } from './storage.ts';

/** Storage as a browser has it, in memory. */
export function memoryArea(initial: Record<string, string> = {}) {
  const values = new Map(Object.entries(initial));
  return {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
    removeItem: (key: string) => void values.delete(key),
  };
}

export const memoryStorage = (initial: Record<string, string> = {}): DeviceStorage => {
  const area = memoryArea(initial);
  return createStorage(() => area);
};
