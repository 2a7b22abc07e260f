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
} from '#screens/comics/Reader/readerSettings.ts';
import { storageKey, type DeviceStorage } from '#platform/device/storage.ts';

/** What a book that has no settings of its own begins with: those of the book changed last. */
const ANY_BOOK = '*';

/** Books whose settings are remembered; the one changed longest ago is forgotten first. */
const MAX_BOOKS = 100;

const { mode, ground, brightness, speed } = DEFAULT_SETTINGS;

const wholeWithin = (least: number, most: number, otherwise: number) =>
  v.fallback(v.pipe(v.number(), v.integer(), v.minValue(least), v.maxValue(most)), otherwise);

const settingsSchema = v.object({
  mode: v.fallback(v.picklist(READER_MODES), mode),
  ground: v.fallback(v.picklist(READER_GROUNDS), ground),
  brightness: wholeWithin(MIN_BRIGHTNESS, MAX_BRIGHTNESS, brightness),
  speed: wholeWithin(MIN_SPEED, MAX_SPEED, speed),
});

/** As pairs, for an object would put books named by numbers in the order of the numbers. */
const prefSchema = v.array(v.tuple([v.string(), v.fallback(settingsSchema, DEFAULT_SETTINGS)]));

/** How somebody likes to read a book on this device (product.md §1.4). Whether by strip or by page is the book's own. */
export function readPref(storage: DeviceStorage, bookId: string): ReaderSettings {
  const all = new Map(storage.read(storageKey.readerPref, prefSchema, []));
  return all.get(bookId) ?? { ...DEFAULT_SETTINGS, ...all.get(ANY_BOOK), mode };
}

/** Keeps what of a book's settings is changed; what another tab has changed since stands. */
export function writePref(storage: DeviceStorage, bookId: string, change: Partial<ReaderSettings>): void {
  storage.update(storageKey.readerPref, prefSchema, [], (all) => {
    const settings = { ...readPref(storage, bookId), ...change };
    const others = all.filter(([id]) => id !== bookId && id !== ANY_BOOK);
    return [...others.slice(1 - MAX_BOOKS), [bookId, settings], [ANY_BOOK, settings]];
  });
}

/** What of `former` is another in `next`. */
export function changeOf(former: ReaderSettings, next: ReaderSettings): Partial<ReaderSettings> {
  const names = Object.keys(next) as (keyof ReaderSettings)[];
  return Object.fromEntries(names.filter((name) => next[name] !== former[name]).map((name) => [name, next[name]]));
}
