import { Component, type ReactNode } from 'react';
import type { Location } from 'react-router-dom';
import { RouteError } from './RouteError.tsx';

type Failure = { error: unknown };

type PageBoundaryProps = {
  children: ReactNode;
  /** Where the page stands; at another it is tried again. */
  location: Location;
  /** Why there is no page to draw. */
  failure?: Failure | undefined;
};

/** A page that breaks says so in its own place; the shell around it stands (reliability F11). A class, because React knows no other boundary. */
export class PageBoundary extends Component<PageBoundaryProps, { location: Location; failure?: Failure | undefined }> {
  override state = { location: this.props.location, failure: undefined };

  static getDerivedStateFromError(error: unknown) {
    return { failure: { error } };
  }

  static getDerivedStateFromProps({ location }: PageBoundaryProps, state: { location: Location }) {
    return location === state.location ? null : { location, failure: undefined };
  }

  override render() {
    const failure: Failure | undefined = this.props.failure ?? this.state.failure;
    return failure ? <RouteError error={failure.error} /> : this.props.children;
  }
}
