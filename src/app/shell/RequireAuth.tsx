import { useState, type ReactNode } from 'react';
import { useLoggedIn } from '#platform/core.ts';

/**
 * A page for the logged-in user. Whoever's session ends before the page is shown is being redirected to login, and sees
 * no form that is nobody's; who was here before keeps the page until login has come.
 */
export function RequireAuth({ children }: { children: ReactNode }) {
  const loggedIn = useLoggedIn();
  const [entered, setEntered] = useState(loggedIn);
  if (loggedIn && !entered) setEntered(true);
  return entered && children;
}
