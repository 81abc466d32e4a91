import { Component, type ReactNode } from 'react';
import { forgetFailedPages } from '#web/platform/code-loading/code-loading.ts';

interface ErrorBoundaryProps {
  readonly children: ReactNode;
  /** A change of this key clears the error. */
  readonly resetKey: string;
  readonly fallback: (error: unknown, retry: () => void) => ReactNode;
}

interface ErrorBoundaryState {
  readonly failure: { readonly error: unknown } | undefined;
  readonly resetKey: string;
}

/** Shows a fallback for content that failed to render, until the user retries or `resetKey` changes. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { failure: undefined, resetKey: this.props.resetKey };

  static getDerivedStateFromError(error: unknown): Partial<ErrorBoundaryState> {
    return { failure: { error } };
  }

  static getDerivedStateFromProps(
    { resetKey }: ErrorBoundaryProps,
    state: ErrorBoundaryState,
  ): Partial<ErrorBoundaryState> | null {
    return resetKey === state.resetKey ? null : { failure: undefined, resetKey };
  }

  override componentDidCatch(): void {
    forgetFailedPages();
  }

  override render(): ReactNode {
    const { failure } = this.state;
    const { children, fallback } = this.props;
    return failure
      ? fallback(failure.error, () => this.setState({ failure: undefined }))
      : children;
  }
}
