import { Component, type ReactNode } from 'react';

type DialogBoundaryProps = {
  children: ReactNode;
  /** The dialog threw, or its code could not be loaded. A new `key` tries again. */
  onFailure: (error: unknown) => void;
};

/** A dialog that throws disappears; the page below it stays. A class, because React knows no other boundary. */
export class DialogBoundary extends Component<DialogBoundaryProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(error: unknown) {
    this.props.onFailure(error);
  }

  override render() {
    return this.state.failed ? null : this.props.children;
  }
}
