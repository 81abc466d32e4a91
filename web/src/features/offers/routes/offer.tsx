import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { useListSearch } from '#web/platform/navigation/navigation.ts';
import { BackLink } from '#web/ui/page/back-link.tsx';
import { PageHeader } from '#web/ui/page/page-header.tsx';
import { ExistingOffer } from '../components/offer/existing-offer.tsx';
import { NewOffer } from '../components/offer/new-offer.tsx';
import { OwnOffer } from '../components/offer/own-offer.tsx';

/** A new offer, a copy, or the published offer whose id is in the query. */
export default function Offer() {
  const { t } = useTranslation();
  const [query] = useSearchParams();
  const listSearch = useListSearch();
  const id = query.get('id');
  const copyId = query.get('copy');
  return (
    <>
      <BackLink from="offer" search={listSearch} />
      {id ? (
        <ExistingOffer key={id} id={id} />
      ) : (
        <>
          <PageHeader title={t('offers.new')} />
          {copyId ? (
            <OwnOffer key={copyId} id={copyId}>
              {(source) => <NewOffer source={source} />}
            </OwnOffer>
          ) : (
            <NewOffer />
          )}
        </>
      )}
    </>
  );
}
