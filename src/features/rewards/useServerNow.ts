import { useNow } from '#platform/device/useNow.ts';

const SECOND_MS = 1000;

type Response = { data: { serverTime: number } | undefined; dataUpdatedAt: number };

/**
 * The server's current time, by the second, whatever the device's clock says. Latency makes it late, never early: at
 * midnight by this clock the server's next day has begun.
 */
export function useServerNow({ data, dataUpdatedAt }: Response): number {
  const now = useNow(SECOND_MS);
  return data ? now + data.serverTime - dataUpdatedAt : now;
}
