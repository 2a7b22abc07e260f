import { useState } from 'react';
import * as v from 'valibot';
import {
  DEFAULT_SETTINGS,
  MAX_BRIGHTNESS,
  MAX_SPEED,
  MIN_BRIGHTNESS,
  MIN_SPEED,
  READER_GROUNDS,
  READER_MODES,
  type ReaderSettings,
} from '#domain/readerSettings.ts';
import { useCore } from '#platform/core.ts';
import { storageKey, type DeviceStorage } from '#platform/device/storage.ts';

/** The defaults of a book without settings of its own: those of the book changed last. */
const ANY_BOOK = '*';

/** Books whose settings are remembered; the one changed longest ago is forgotten first. */
const MAX_BOOKS = 100;

const { mode, ground, brightness, speed } = DEFAULT_SETTINGS;

const integerBetween = (min: number, max: number, fallback: number) =>
  v.fallback(v.pipe(v.number(), v.integer(), v.minValue(min), v.maxValue(max)), fallback);

const settingsSchema = v.object({
  mode: v.fallback(v.picklist(READER_MODES), mode),
  ground: v.fallback(v.picklist(READER_GROUNDS), ground),
  brightness: integerBetween(MIN_BRIGHTNESS, MAX_BRIGHTNESS, brightness),
  speed: integerBetween(MIN_SPEED, MAX_SPEED, speed),
});

/** Pairs, because an object would sort ids that are numbers. */
const prefSchema = v.array(v.tuple([v.string(), v.fallback(settingsSchema, DEFAULT_SETTINGS)]));

/** How somebody likes to read a book on this device. Whether by strip or by page is the book's own. */
export function readPref(storage: DeviceStorage, bookId: string): ReaderSettings {
  const all = new Map(storage.read(storageKey.readerPref, prefSchema, []));
  return all.get(bookId) ?? { ...DEFAULT_SETTINGS, ...all.get(ANY_BOOK), mode };
}

/** Stores the changed settings of a book; what another tab has changed since stands. */
export function writePref(storage: DeviceStorage, bookId: string, change: Partial<ReaderSettings>): void {
  storage.update(storageKey.readerPref, prefSchema, [], (all) => {
    const settings = { ...readPref(storage, bookId), ...change };
    const others = all.filter(([id]) => id !== bookId && id !== ANY_BOOK);
    return [...others.slice(1 - MAX_BOOKS), [bookId, settings], [ANY_BOOK, settings]];
  });
}

export function changeOf(former: ReaderSettings, next: ReaderSettings): Partial<ReaderSettings> {
  const names = Object.keys(next) as (keyof ReaderSettings)[];
  return Object.fromEntries(names.filter((name) => next[name] !== former[name]).map((name) => [name, next[name]]));
}

export function useReaderPref(bookId: string): [ReaderSettings, (settings: ReaderSettings) => void] {
  const { storage } = useCore();
  const [settings, setSettings] = useState(() => readPref(storage, bookId));
  const change = (next: ReaderSettings) => {
    setSettings(next);
    writePref(storage, bookId, changeOf(settings, next));
  };
  return [settings, change];
}
