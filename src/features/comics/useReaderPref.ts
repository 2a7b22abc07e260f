import { useState } from 'react';
import type { ReaderSettings } from '#screens/comics/Reader/readerSettings.ts';
import { useCore } from '#platform/core.ts';
import { changeOf, readPref, writePref } from './readerPref.ts';

/** How this person reads the book, and the way to change it. */
export function useReaderPref(bookId: string): [ReaderSettings, (settings: ReaderSettings) => void] {
  const { storage } = useCore();
  const [settings, setSettings] = useState(() => readPref(storage, bookId));
  const change = (next: ReaderSettings) => {
    setSettings(next);
    writePref(storage, bookId, changeOf(settings, next));
  };
  return [settings, change];
}
