import { useEffect, useState } from 'react';

const BRIEF_MS = 2000;

/** The value for two seconds from when it comes, then undefined until another comes. */
export function useBriefly(value: string | undefined): string | undefined {
  const [past, setPast] = useState<string>();
  useEffect(() => {
    if (value === undefined) return;
    const timer = setTimeout(() => setPast(value), BRIEF_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return value === past ? undefined : value;
}
