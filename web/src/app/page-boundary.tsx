import { useQueryErrorResetBoundary } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { ErrorBoundary } from './error-boundary.tsx';
import { PageError } from './page-error.tsx';

/** Shows a page's failure in the page's place, so that what surrounds it stays usable. */
export function PageBoundary({ children }: { readonly children: ReactNode }) {
  const { key } = useLocation();
  const { reset } = useQueryErrorResetBoundary();
  return (
    <ErrorBoundary
      place={key}
      fallback={(error, retry) => (
        <PageError
          error={error}
          onRetry={() => {
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
