import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { DEFAULT_SETTINGS } from '#domain/readerSettings.ts';
import { createStorage, storageKey } from '#platform/device/storage.ts';
import { changeOf, readPref, writePref } from './useReaderPref.ts';

const emptyStorage = () => createStorage(() => undefined);

describe('readerPref', () => {
  it('remembers each book, and begins another with what was chosen last', () => {
    const storage = emptyStorage();
    writePref(storage, '2001', { ...DEFAULT_SETTINGS, mode: 'page' });
    writePref(storage, '2002', { ...DEFAULT_SETTINGS, ground: 'night' });
    expect(readPref(storage, '2001').mode).toBe('page');
    expect(readPref(storage, '2002')).toEqual({ ...DEFAULT_SETTINGS, ground: 'night' });
    expect(readPref(storage, '2003')).toEqual(readPref(storage, '2002'));
  });

  it('is by strip or by page for each book alone', () => {
    const storage = emptyStorage();
    writePref(storage, '2001', { ...DEFAULT_SETTINGS, mode: 'page', ground: 'night' });
    expect(readPref(storage, '2002')).toEqual({ ...DEFAULT_SETTINGS, ground: 'night' });
  });

  it('keeps what another tab has changed since of the same book', () => {
    const storage = emptyStorage();
    const shown = readPref(storage, '2001');
    writePref(storage, '2001', { mode: 'page' });
    writePref(storage, '2001', changeOf(shown, { ...shown, brightness: 50 }));
    expect(readPref(storage, '2001')).toEqual({ ...DEFAULT_SETTINGS, mode: 'page', brightness: 50 });
  });

  it('takes what does not fit for the default, field by field', () => {
    const storage = emptyStorage();
    storage.write(storageKey.readerPref, [['2001', { mode: 'sideways', ground: 'green', brightness: 3, speed: 2 }]]);
    expect(readPref(storage, '2001')).toEqual({ ...DEFAULT_SETTINGS, ground: 'green' });
    storage.write(storageKey.readerPref, 'not at all');
    expect(readPref(storage, '2001')).toEqual(DEFAULT_SETTINGS);
  });

  it('forgets the book changed longest ago', () => {
    const storage = emptyStorage();
    for (let book = 0; book < 120; book += 1)
      writePref(storage, `${book}`, { ...DEFAULT_SETTINGS, mode: book === 0 ? 'page' : 'strip' });
    expect(readPref(storage, '0').mode).toBe('strip');
    expect(storage.read(storageKey.readerPref, v.array(v.unknown()), [])).toHaveLength(101);
  });
});
