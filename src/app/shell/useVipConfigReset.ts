import { useEffect } from 'react';
import { NO_VIP_CONFIG } from '#domain/vipConfig.ts';
import { useCore } from '#platform/core.ts';

/** Leaving profile resets the stored vip config to type 0, source 0 (spec §2). */
export function useVipConfigReset(routeId: string): void {
  const { session } = useCore();
  useEffect(() => {
    if (routeId !== 'profile') return;
    return () => session.setVipConfig(NO_VIP_CONFIG);
  }, [routeId, session]);
}
