import { Button } from '@mantine/core';
import { useQueryErrorResetBoundary } from '@tanstack/react-query';
import { Component, type ReactNode, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, Navigate, useLocation } from 'react-router-dom';
import { forgetFailedPages } from '#web/platform/code-loading/code-loading.ts';
import { errorCodeOf } from '#web/platform/http/http.ts';
import { reloading } from '#web/platform/offline/offline.ts';
import { rootPath, signInLinkTo } from '#web/screens/link-to-screen.ts';
import { ScreenNotice } from '#web/ui/page/screen-notice.tsx';

/** Whether missing files (`isSuspected`) are gone, as after a release: the server must answer. */
function useIsOutdated(isSuspected: boolean): boolean {
  const [isOutdated, setIsOutdated] = useState(false);
  useEffect(() => {
    if (!isSuspected) return;
    // The service worker caches no answers to HEAD. Without an answer, the page already says that the user is offline.
    fetch('/config.json', { method: 'HEAD' }).then(
      ({ ok }) => setIsOutdated(ok),
      () => {},
    );
  }, [isSuspected]);
  return isOutdated;
}

const isMissingFile = (error: unknown) =>
  error instanceof TypeError && /dynamically imported module|module script/i.test(error.message);

interface PageErrorProps {
  readonly error: unknown;
  readonly onRetry: () => void;
  readonly hasRetried: boolean;
  readonly isWholePage: boolean;
}

/** Shown instead of a page that failed to render: the error and a retry. A 401 leads to the sign-in. */
function PageError({ error, onRetry, hasRetried, isWholePage }: PageErrorProps) {
  const { t } = useTranslation();
  const location = useLocation();
  const code = errorCodeOf(error);
  const isMissing = isMissingFile(error);
  // After a release, files that an open page names may be gone; then only a reload helps.
  const isOutdated = useIsOutdated(isMissing && hasRetried);
  if (code === 'UNAUTHENTICATED') return <Navigate to={signInLinkTo('login', location)} replace />;
  return (
    <ScreenNotice
      title={isOutdated ? t('pageError.newVersion') : t('pageError.title')}
      text={
        isOutdated ? t('pageError.newVersionHint') : t(`errors.${isMissing ? 'NETWORK' : code}`)
      }
      window="dark"
      isWholePage={isWholePage}
    >
      <Button onClick={() => (isOutdated ? reloading.reload() : onRetry())}>
        {isOutdated ? t('pageError.reload') : t('common.tryAgain')}
      </Button>
      {/* Another page needs other files; when all files are gone, only a reload gets them. */}
      <Button component={Link} to={rootPath} replace reloadDocument={isMissing} variant="default">
        {t('notFound.goHome')}
      </Button>
    </ScreenNotice>
  );
}

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
