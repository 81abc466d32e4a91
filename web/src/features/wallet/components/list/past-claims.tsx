import { useInfiniteQuery } from '@tanstack/react-query';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { useNow } from '#web/lib/clock/use-now.ts';
import { isConnectionFailure } from '#web/platform/http/http.ts';
import { PagedList } from '#web/ui/list/paged-list.tsx';
import { pastClaimsQuery } from '../../api.ts';
import classes from './claim-row.module.css';
import { ClaimRow } from './claim-row.tsx';
import { EmptyWallet } from './empty-wallet.tsx';
import { ListSkeleton } from './list-skeleton.tsx';

interface PastClaimsProps {
  /** The texts of vouchers. */
  readonly t: TFunction;
  readonly userId: string;
  /** Whether the user has open vouchers, too. */
  readonly hasOpen: boolean;
}

/** The used, ended and cancelled vouchers, newest first. Without any vouchers it explains vouchers. */
export function PastClaims({ t, userId, hasOpen }: PastClaimsProps) {
  const { t: own } = useTranslation();
  const now = useNow();
  const query = useInfiniteQuery(pastClaimsQuery(userId));
  const title = <h2>{own('wallet.past.title')}</h2>;
  if (query.data === undefined && isConnectionFailure(query.error)) {
    return (
      <section>
        {!hasOpen && <p>{own('wallet.noneKept')}</p>}
        {title}
        <p>{own('wallet.past.offline')}</p>
      </section>
    );
  }
  return (
    <PagedList query={query} loading={<ListSkeleton />} empty={!hasOpen && <EmptyWallet />}>
      {(claims) => (
        <section>
          {!hasOpen && <p>{own('wallet.noneOpen')}</p>}
          {title}
          <ul className={classes['list']}>
            {claims.map((claim) => (
              <ClaimRow key={claim.code} {...{ t, now, claim }} />
            ))}
          </ul>
        </section>
      )}
    </PagedList>
  );
}
