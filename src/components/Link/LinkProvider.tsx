import { createContext, type ReactNode, use } from 'react';

/** Opens an address of the portal itself, in place of loading its document. */
export type NavigateLink = (href: string) => unknown;

const NavigateContext = createContext<NavigateLink | undefined>(undefined);

export type LinkProviderProps = {
  /** Called with the `href` of a link that was clicked plainly; without it links are the browser's own. */
  navigate: NavigateLink;
  children: ReactNode;
};

/** How links below it navigate: once at the top of the app, and again around a page whose links replace or stay. */
export function LinkProvider({ navigate, children }: LinkProviderProps) {
  return <NavigateContext value={navigate}>{children}</NavigateContext>;
}

/** The same for a button that leads on only under a condition, such as to login; what always leads on is a link. */
export function useLinkNavigate(): NavigateLink {
  return use(NavigateContext) ?? loadDocument;
}

/** What `FollowLink` calls on a plain click, if the router can take the address at all. */
export function useLinkHandler(href: string): NavigateLink | undefined {
  const navigate = use(NavigateContext);
  // `//host` and `https:` lead out of the portal; `#…`, `tel:` and `mailto:` are no pages.
  return /^\/(?!\/)/.test(href) ? navigate : undefined;
}

const loadDocument = (href: string) => window.location.assign(href);
