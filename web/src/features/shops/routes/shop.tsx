import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { BackLink } from '#web/ui/page/back-link.tsx';
import { PageHeader } from '#web/ui/page/page-header.tsx';
import { ExistingShop } from '../components/shop/existing-shop.tsx';
import { NewShop } from '../components/shop/new-shop.tsx';

/** A new shop, or the shop whose id is in the query. */
export default function Shop() {
  const { t } = useTranslation();
  const [query] = useSearchParams();
  const id = query.get('id');
  return (
    <>
      <BackLink from="shop" />
      {id ? (
        <ExistingShop key={id} id={id} />
      ) : (
        <>
          <PageHeader title={t('shops.new')} />
          <div style={{ maxWidth: '46rem' }}>
            <NewShop />
          </div>
        </>
      )}
    </>
  );
}
