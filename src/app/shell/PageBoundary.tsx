import { Component, type ReactNode } from 'react';
import { RouteError } from './RouteError.tsx';

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
