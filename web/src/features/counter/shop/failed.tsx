import { useTranslation } from 'react-i18next';
import { isConnectionFailure } from '#web/platform/http/http.ts';
import classes from '../counter.module.css';
import { Notice } from './notice.tsx';

interface FailedProps {
  /** Absent if the code of the page did not load. */
  readonly error?: unknown;
  readonly onRetry: () => void;
}

/** Shown if the shop of the device is not known. */
export function Failed({ error, onRetry }: FailedProps) {
  const { t } = useTranslation();
  return (
    <Notice title={t('counter.shop.failed.title')}>
      <p role="alert">
        {t(
          !error || isConnectionFailure(error)
            ? 'counter.shop.failed.text'
            : 'counter.shop.failed.refused',
        )}
      </p>
      <button type="button" className={classes['main']} onClick={onRetry}>
        {t('common.tryAgain')}
      </button>
    </Notice>
  );
}
