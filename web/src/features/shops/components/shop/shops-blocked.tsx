import { useTranslation } from 'react-i18next';
import { linkToScreen } from '#web/screens/link-to-screen.ts';
import type { BlockedStatus } from '#web/session/queries/publishing-business.ts';
import { LinkedEmptyState } from '#web/ui/list/empty-state.tsx';

/** Says that a shop needs a business that may have shops, with a link to it. */
export function ShopsNeedBusiness({ isSpecial }: { readonly isSpecial: boolean }) {
  const { t } = useTranslation();
  return (
    <LinkedEmptyState
      title={t(isSpecial ? 'shops.special.title' : 'shops.needBusiness.title')}
      hint={t(isSpecial ? 'shops.special.hint' : 'shops.needBusiness.hint')}
      to={linkToScreen('business')}
      link={t(isSpecial ? 'shops.special.action' : 'shops.needBusiness.action')}
    />
  );
}

/** Says that a business with this status cannot have more shops now. */
export function ShopsNotAllowed({ status }: { readonly status: BlockedStatus }) {
  const { t } = useTranslation();
  return (
    <LinkedEmptyState
      window="closed"
      title={t('shops.locked.title')}
      hint={t(`shops.locked.${status}`)}
      to={linkToScreen('business')}
      link={t('shops.special.action')}
    />
  );
}
