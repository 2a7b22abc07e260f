import type { ReactNode } from 'react';
import { LinkProvider } from '#components/Link/LinkProvider.tsx';
import { useNavigation } from '#platform/navigation/useNavigation.ts';

/** Links of the portal go through its router. */
export function PortalLinks({ children }: { children: ReactNode }) {
  const { navigate } = useNavigation();
  return <LinkProvider navigate={navigate}>{children}</LinkProvider>;
}
