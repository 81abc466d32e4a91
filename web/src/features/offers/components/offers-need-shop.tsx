import { useTranslation } from 'react-i18next';
import { linkToScreen } from '#web/screens/link-to-screen.ts';
import { LinkedEmptyState } from '#web/ui/list/empty-state.tsx';

/** Says that an offer needs a shop, or first a business, with a link to create it. */
export function OffersNeedShop({ hasBusiness }: { readonly hasBusiness: boolean }) {
  const { t } = useTranslation();
  return (
    <LinkedEmptyState
      title={t(hasBusiness ? 'offers.needShop.title' : 'offers.needBusiness.title')}
      hint={t(hasBusiness ? 'offers.needShop.hint' : 'offers.needBusiness.hint')}
      to={hasBusiness ? linkToScreen('shop') : linkToScreen('business')}
      link={t(hasBusiness ? 'offers.needShop.action' : 'offers.needBusiness.action')}
    />
  );
}
