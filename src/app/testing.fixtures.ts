import type { Device } from '#platform/device/device.ts';
import type { Game } from '#domain/game.ts';
import { type DeviceStorage, createStorage } from '#platform/device/storage.ts';

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

/** A browser whose tabs share what it keeps; each hears of what another writes. */
export function openBrowser(area = memoryArea()) {
  const tabs: { listeners: Map<string, Set<() => void>> }[] = [];
  return {
    area,
    openTab(): DeviceStorage {
      const tab = { listeners: new Map<string, Set<() => void>>() };
      tabs.push(tab);
      const tell = (key: string) => {
        for (const other of tabs) if (other !== tab) for (const listener of other.listeners.get(key) ?? []) listener();
      };
      const storage = createStorage(() => ({
        getItem: area.getItem,
        setItem: (key, value) => (area.setItem(key, value), tell(key)),
        removeItem: (key) => (area.removeItem(key), tell(key)),
      }));
      return {
        ...storage,
        onExternalChange(key, listener) {
          const listeners = tab.listeners.get(key) ?? new Set();
          tab.listeners.set(key, listeners.add(listener));
          return () => listeners.delete(listener);
        },
      };
    },
  };
}

/** An unrestricted Android phone at one moment, on which nothing has any effect. */
export const stubDevice = (own: Partial<Device> = {}): Device => ({
  now: () => 1000,
  newId: () => '00000000-0000-4000-8000-000000000001',
  platform: 1,
  restricted: false,
  origin: 'https://portal.example',
  startDownload: () => undefined,
  replaceLocation: () => undefined,
  openOutside: () => undefined,
  showAddress: () => () => undefined,
  copy: async () => undefined,
  ...own,
});

/** A game that costs diamonds and is not owned. */
export const paidGame: Game = {
  id: '1002',
  appID: '1002',
  name: '星海拾荒者',
  onlineType: 1,
  buyAmount: 300,
  icon: '/i',
  cover: '/c',
  brief: '',
  tags: [],
  type: 'rpg',
  typeName: '角色扮演',
  sizeBytes: 1,
  version: '1',
  updateTime: 0,
  downloads: 0,
  platforms: [1, 2],
  owned: false,
  hasGift: false,
  isNew: false,
};
