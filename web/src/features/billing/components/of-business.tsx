import { IconReceipt } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Business } from '#contract/businesses/businesses.ts';
import { linkToScreen } from '#web/screens/link-to-screen.ts';
import { useMyBusiness } from '#web/session/queries/get-my-business.ts';
import { LinkedEmptyState } from '#web/ui/list/linked-empty-state.tsx';
import { QueryView } from '#web/ui/query-view.tsx';

interface OfBusinessProps {
  readonly loading: ReactNode;
  /** `business` is the live record, `pending` its revision where one waits. */
  readonly children: (business: Business, pending: Business) => ReactNode;
}

/** What belongs to the user's business; a user without one is led to register it. */
export function OfBusiness({ loading, children }: OfBusinessProps) {
  const { t } = useTranslation();
  const query = useMyBusiness();
  return (
    <QueryView query={query} loading={loading}>
      {({ items: [current], active }) =>
        current ? (
          children(active ?? current, current)
        ) : (
          <LinkedEmptyState
            icon={<IconReceipt size={32} />}
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
