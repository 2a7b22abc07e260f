import { useEffect, useState } from 'react';
import { useCore } from '../core.ts';

export function useNow(everyMs = 60_000, running = true): number {
  const { device } = useCore();
  const [now, setNow] = useState(() => device.now());
  useEffect(() => {
    if (!running) return;
    const tick = () => setNow(device.now());
    tick();
    const timer = setInterval(tick, everyMs);
    return () => clearInterval(timer);
  }, [device, everyMs, running]);
  return now;
}
