import { useEffect, useState } from 'react';
import { OfflineBanner } from '#screens/shell/OfflineBanner/OfflineBanner.tsx';
import { useOnline } from '#platform/device/useOnline.ts';

const RESTORED_FOR_MS = 3000;

/** Says that the network is gone, and for a moment that it is back. */
export function NetworkBanner() {
  const online = useOnline();
  const [connection, setConnection] = useState<'online' | 'offline' | 'restored'>('online');
  if (!online && connection !== 'offline') setConnection('offline');
  if (online && connection === 'offline') setConnection('restored');

  useEffect(() => {
    if (connection !== 'restored') return;
    const timer = setTimeout(() => setConnection('online'), RESTORED_FOR_MS);
    return () => clearTimeout(timer);
  }, [connection]);

  return <OfflineBanner connection={connection} />;
}
