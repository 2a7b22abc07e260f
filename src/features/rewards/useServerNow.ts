import { useNow } from '#platform/device/useNow.ts';

const SECOND_MS = 1000;

type Read = { data: { serverTime: number } | undefined; dataUpdatedAt: number };

/**
 * The server's time of now, by the second, whatever the device's clock says. The way of the answer makes it late, never
 * early: at the server's midnight by this clock the next day has begun.
 */
export function useServerNow({ data, dataUpdatedAt }: Read): number {
  const now = useNow(SECOND_MS);
  return data ? now + data.serverTime - dataUpdatedAt : now;
}
