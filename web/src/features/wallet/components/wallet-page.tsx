import type { ReactNode } from 'react';
import '#web/ui/styles/page-frame.css';
import '#web/views/page/open-page.css';
import { useTranslation } from 'react-i18next';
import { isOffline, useConnection } from '#web/platform/http/http.ts';
import { WalletHeader } from './wallet-header.tsx';
import classes from './wallet-page.module.css';

interface WalletPageProps {
  readonly isKept: boolean;
  readonly children: ReactNode;
}

/** The frame of the wallet: the header of open pages, and a note while it is offline or cannot be opened offline. */
export function WalletPage({ isKept, children }: WalletPageProps) {
  const { t } = useTranslation();
  const connection = useConnection();
  return (
    <div className={`open-page ${classes['root']}`}>
      <WalletHeader />
      <main className={`open-main ${classes['main']}`}>
        {!isKept && <p className={classes['note']}>{t('wallet.notKept')}</p>}
        {isKept && isOffline(connection) && (
          <p className={classes['note']} role="status">
            {t('wallet.offline')}
          </p>
        )}
        {children}
      </main>
    </div>
  );
}
