import { useState, type ReactNode } from 'react';
import { isLoggedIn } from '#domain/account.ts';
import { useSession } from '#platform/core.ts';

/**
 * A page for whoever is logged in. Whose session ends on the way there is being led to login, and finds no form that is
 * nobody's (reliability F7); who was here before keeps the page until login has come.
 */
export function OwnPage({ children }: { children: ReactNode }) {
  const loggedIn = useSession(({ account }) => isLoggedIn(account));
  const [entered, setEntered] = useState(loggedIn);
  if (loggedIn && !entered) setEntered(true);
  return entered && children;
}
