import { useTranslation } from 'react-i18next';
import { isConnectionFailure } from '#web/platform/http/http.ts';
import { ErrorAlert } from '#web/ui/error-alert.tsx';
import { usePageTitle } from '#web/ui/page/use-page-title.ts';
import { QueryView } from '#web/ui/query-view.tsx';
import { useVoucherTexts } from '../../use-voucher-texts.ts';
import type { Wallet } from '../../use-wallet.ts';
import { AfterPaint } from './after-paint.tsx';
import { FollowedShops } from './followed-shops.tsx';
import { ListSkeleton } from './list-skeleton.tsx';
import { OpenClaims } from './open-claims.tsx';
import { PastClaims } from './past-claims.tsx';

/** The vouchers of a user: open ones, then past ones, then the shops that they follow. */
export function WalletList({ userId, claims, pictures, error, refetch }: Wallet) {
  const { t } = useTranslation();
  const title = t('wallet.title');
  const heading = usePageTitle(title);
  const texts = useVoucherTexts();
  return (
    <>
      <h1 ref={heading} tabIndex={-1}>
        {title}
      </h1>
      <QueryView query={texts} loading={<ListSkeleton />}>
        {({ t: ofVouchers }) => (
          <QueryView query={{ data: claims, error, refetch }} loading={<ListSkeleton />}>
            {(open) => (
              <>
                {!isConnectionFailure(error) && <ErrorAlert error={error} context="page" />}
                {open.length > 0 && <OpenClaims t={ofVouchers} claims={open} pictures={pictures} />}
                <AfterPaint>
                  <PastClaims t={ofVouchers} userId={userId} hasOpen={open.length > 0} />
                  <FollowedShops userId={userId} />
                </AfterPaint>
              </>
            )}
          </QueryView>
        )}
      </QueryView>
    </>
  );
}
