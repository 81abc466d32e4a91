import { useQueryErrorResetBoundary } from '@tanstack/react-query';
import { Component, type ReactNode, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { forgetFailedPages } from '#web/platform/code-loading/code-loading.ts';
import { PageError } from './page-error.tsx';

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
class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
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

interface PageBoundaryProps {
  readonly children: ReactNode;
  /** Whether there is no layout around the page. */
  readonly isWholePage?: boolean;
}

/** Shows a page's failure in place of the page, so that the layout around it stays usable. */
export function PageBoundary({ children, isWholePage = false }: PageBoundaryProps) {
  const { key } = useLocation();
  const { reset } = useQueryErrorResetBoundary();
  const [retriedAt, setRetriedAt] = useState<string>();
  return (
    <ErrorBoundary
      resetKey={key}
      fallback={(error, retry) => (
        <PageError
          error={error}
          isWholePage={isWholePage}
          hasRetried={retriedAt === key}
          onRetry={() => {
            setRetriedAt(key);
            reset();
            retry();
          }}
        />
      )}
    >
      {children}
    </ErrorBoundary>
  );
}
