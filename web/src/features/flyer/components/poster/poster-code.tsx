import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { QrCode } from '#web/ui/qr-code/lazy-qr-code.ts';
import classes from './poster.module.css';
import type { useQrCode } from './use-qr-code.ts';

interface PosterCodeProps {
  readonly url: string;
  readonly label: string;
  readonly code: ReturnType<typeof useQrCode>;
}

/** The QR code of a poster; if it does not load, a message and a retry button. */
export function PosterCode({ url, label, code }: PosterCodeProps) {
  const { t } = useTranslation();
  if (code.state === 'loaded') {
    return <QrCode url={url} label={label} className={classes['code']} />;
  }
  return (
    <div className={classes['code']} role="status">
      {code.state === 'failed' && (
        <div className={classes['failed']}>
          <p>{t('flyer.poster.codeFailed')}</p>
          <Button variant="default" onClick={code.retry}>
            {t('common.tryAgain')}
          </Button>
        </div>
      )}
    </div>
  );
}
