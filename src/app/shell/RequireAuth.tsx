import { useState, type ReactNode } from 'react';
import { isLoggedIn } from '#domain/account.ts';
import { useSession } from '#platform/core.ts';

/**
 * A page for whoever is logged in. Whoever's session ends before the page is shown is being redirected to login, and sees
 * no form that is nobody's; who was here before keeps the page until login has come.
 */
export function RequireAuth({ children }: { children: ReactNode }) {
  const loggedIn = useSession(({ account }) => isLoggedIn(account));
  const [entered, setEntered] = useState(loggedIn);
  if (loggedIn && !entered) setEntered(true);
  return entered && children;
}
