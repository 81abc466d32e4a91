import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Business } from '#contract/businesses/businesses.ts';
import { linkToScreen } from '#web/screens/link-to-screen.ts';
import { useMyBusiness } from '#web/session/queries/my-business.ts';
import { LinkedEmptyState } from '#web/ui/list/empty-state.tsx';
import { QueryView } from '#web/ui/query-view.tsx';

interface WithBusinessProps {
  readonly loading: ReactNode;
  /** `business` is the live record, `pending` its waiting revision, if any, else the same record. */
  readonly children: (business: Business, pending: Business) => ReactNode;
}

/** Loads the user's business for its children; a user without one gets a link to register it. */
export function WithBusiness({ loading, children }: WithBusinessProps) {
  const { t } = useTranslation();
  const query = useMyBusiness();
  return (
    <QueryView query={query} loading={loading}>
      {({ items: [current], active }) =>
        current ? (
          children(active ?? current, current)
        ) : (
          <LinkedEmptyState
            title={t('billing.needBusiness.title')}
            hint={t('billing.needBusiness.hint')}
            to={linkToScreen('business')}
            link={t('billing.needBusiness.action')}
          />
        )
      }
    </QueryView>
  );
}
