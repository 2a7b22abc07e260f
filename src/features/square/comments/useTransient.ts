import { useEffect, useState } from 'react';

const SHOWN_MS = 2000;

/** The value for two seconds after it has changed, then undefined until it changes again. */
export function useTransient(value: string | undefined): string | undefined {
  const [past, setPast] = useState<string>();
  useEffect(() => {
    if (value === undefined) return;
    const timer = setTimeout(() => setPast(value), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return value === past ? undefined : value;
}
