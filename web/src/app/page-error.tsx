import { Button } from '@mantine/core';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, Navigate, useLocation } from 'react-router-dom';
import { errorCodeOf } from '#web/platform/http/http.ts';
import { reloading } from '#web/platform/offline/offline.ts';
import { rootPath } from '#web/screens/link-to-screen.ts';
import { signInLinkTo } from '#web/screens/return-path.ts';
import { NoticePage } from './notice-page.tsx';

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
export function PageError({ error, onRetry, hasRetried, isWholePage }: PageErrorProps) {
  const { t } = useTranslation();
  const location = useLocation();
  const code = errorCodeOf(error);
  const isMissing = isMissingFile(error);
  // After a release, files that an open page names may be gone; then only a reload helps.
  const isOutdated = useIsOutdated(isMissing && hasRetried);
  if (code === 'UNAUTHENTICATED') return <Navigate to={signInLinkTo('login', location)} replace />;
  return (
    <NoticePage
      title={isOutdated ? t('pageError.newVersion') : t('pageError.title')}
      text={
        isOutdated ? t('pageError.newVersionHint') : t(`errors.${isMissing ? 'NETWORK' : code}`)
      }
      isWholePage={isWholePage}
    >
      <Button onClick={() => (isOutdated ? reloading.reload() : onRetry())}>
        {isOutdated ? t('pageError.reload') : t('common.tryAgain')}
      </Button>
      {/* Another page needs other files; when all files are gone, only a reload gets them. */}
      <Button component={Link} to={rootPath} replace reloadDocument={isMissing} variant="default">
        {t('notFound.goHome')}
      </Button>
    </NoticePage>
  );
}
