import { useQueryErrorResetBoundary } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { ErrorBoundary } from './error-boundary.tsx';
import { PageError } from './page-error.tsx';

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
