import { createContext, use } from 'react';
import type { Router } from './createRouter.ts';

const RouterContext = createContext<Router | undefined>(undefined);

export const RouterContextProvider = RouterContext.Provider;

/** The way about the portal. */
export function useRouter(): Router {
  const router = use(RouterContext);
  if (!router) throw new Error('useRouter needs a RouterProvider above it: render the component inside <App>.');
  return router;
}
