import { Component, type ReactNode, useEffect } from 'react';
import { ErrorScreen } from '#screens/shell/ErrorScreen/ErrorScreen.tsx';
import { isChunkLoadError } from '#platform/boot/loadModules.ts';
import { useRouter } from '#platform/navigation/RouterProvider.tsx';
import { useCore } from '#platform/core.ts';

type Failure = { error: unknown };

type PageBoundaryProps = {
  children: ReactNode;
  /** The page is rendered again at another location. */
  location: object;
  /** Why there is no page to render. */
  failure?: Failure | undefined;
};

/** A page that breaks says so in its own place; the shell around it stays. A class, because React knows no other boundary. */
export class PageBoundary extends Component<PageBoundaryProps, { location: object; failure?: Failure | undefined }> {
  override state = { location: this.props.location, failure: undefined };

  static getDerivedStateFromError(error: unknown) {
    return { failure: { error } };
  }

  static getDerivedStateFromProps({ location }: PageBoundaryProps, state: { location: object }) {
    return location === state.location ? null : { location, failure: undefined };
  }

  override render() {
    const failure: Failure | undefined = this.props.failure ?? this.state.failure;
    return failure ? <RouteError error={failure.error} /> : this.props.children;
  }
}

/**
 * The error state of a page that threw, or whose code failed to load. A retry does not load the document, which offline
 * would leave the portal for the browser's own error page; it is made by itself once the network is back.
 */
export function RouteError({ error }: { error: unknown }) {
  const { revalidate } = useRouter();
  const { log, onPageShown } = useCore();
  useEffect(() => log.warn(`A page failed: ${String(error)}`), [error, log]);

  // Where the shell itself threw, nothing else says so, and responses would be held for ever.
  useEffect(onPageShown, [onPageShown]);
  useEffect(() => {
    const retry = () => void revalidate();
    globalThis.addEventListener('online', retry);
    return () => globalThis.removeEventListener('online', retry);
  }, [revalidate]);

  return <ErrorScreen unreached={isChunkLoadError(error)} onRetry={() => void revalidate()} />;
}
