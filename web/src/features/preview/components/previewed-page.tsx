import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { Offer } from '#contract/offers/offers.ts';
import { pageLink } from '#contract/pages/page-link.ts';
import { shopParameter } from '#contract/pages/page-paths.ts';
import { useNow } from '#web/lib/clock/use-now.ts';
import { shopTitle } from '#web/lib/format/shop-texts.ts';
import { currentLanguage } from '#web/platform/i18n/i18n.ts';
import { absoluteLink, flyerLink } from '#web/product/share/flyer-link.ts';
import { FormSkeleton } from '#web/ui/form-skeleton.tsx';
import { QueryView } from '#web/ui/query-view.tsx';
import { RichText } from '#web/ui/text/rich-text.tsx';
import { FlyerPage } from '#web/views/pages/flyer-page.tsx';
import { OfferPage } from '#web/views/pages/offer-page.tsx';
import { ShopPage } from '#web/views/pages/shop-page.tsx';
import { QrCode } from '#web/views/qr-code.tsx';
import { otherShopsQuery, type Previewed, previewOffersQuery, shopsOfOfferQuery } from '../api.ts';
import type { SeenByMember } from '../get-hidden-reason.ts';
import type { PageKind } from '../preview-links.ts';

/** Returns the properties that all open pages have. */
function usePageProps() {
  const { t } = useTranslation();
  const now = useNow();
  const site = location.origin;
  return { t, now, Text: RichText, site, language: currentLanguage(), isPreview: true } as const;
}

function PreviewedFlyer({ shop, offer }: Previewed) {
  const props = usePageProps();
  const query = useQuery(previewOffersQuery(shop.id, offer));
  const { shopIdentifier } = shop;
  const path = offer
    ? pageLink('flyer', offer.id, { [shopParameter]: shopIdentifier })
    : flyerLink(shopIdentifier);
  return (
    <QueryView query={query} loading={<FormSkeleton />}>
      {({ offers, hasMore }) => (
        <FlyerPage
          {...props}
          {...{ path, shop, offer, offers }}
          nextPage={hasMore ? pageLink('shop', shopIdentifier) : undefined}
          code={
            <QrCode
              url={absoluteLink(flyerLink(shopIdentifier))}
              label={props.t('flyer.qrCode', { name: shopTitle(shop) })}
            />
          }
        />
      )}
    </QueryView>
  );
}

function PreviewedShop({ shop, isMember }: Previewed & Pick<SeenByMember, 'isMember'>) {
  const props = usePageProps();
  const offersQuery = useQuery(previewOffersQuery(shop.id));
  const shopsQuery = useQuery(otherShopsQuery(shop, isMember));
  const path = pageLink('shop', shop.shopIdentifier);
  return (
    <QueryView query={offersQuery} loading={<FormSkeleton />}>
      {({ offers }) => (
        <QueryView query={shopsQuery} loading={<FormSkeleton />}>
          {(otherShops) => <ShopPage {...props} {...{ path, shop, otherShops, offers }} />}
        </QueryView>
      )}
    </QueryView>
  );
}

function PreviewedOffer({ shop, offer }: Previewed & { readonly offer: Offer }) {
  const props = usePageProps();
  const offersQuery = useQuery(previewOffersQuery(shop.id));
  const shopsQuery = useQuery(shopsOfOfferQuery(offer));
  const path = pageLink('offer', offer.id, { [shopParameter]: shop.shopIdentifier });
  return (
    <QueryView query={offersQuery} loading={<FormSkeleton />}>
      {({ offers }) => (
        <QueryView query={shopsQuery} loading={<FormSkeleton />}>
          {(shops) => {
            const others = offers.filter(({ id }) => id !== offer.id);
            return <OfferPage {...props} {...{ path, offer, shop, shops, others }} />;
          }}
        </QueryView>
      )}
    </QueryView>
  );
}

interface PreviewedPageProps extends Previewed, Pick<SeenByMember, 'isMember'> {
  readonly page: PageKind;
}

/** A page as customers will see it, by the component that the server renders. */
export function PreviewedPage({ page, offer, ...props }: PreviewedPageProps) {
  if (page === 'offer' && offer) return <PreviewedOffer {...props} offer={offer} />;
  if (page === 'shop') return <PreviewedShop {...props} />;
  return <PreviewedFlyer {...props} {...(offer && { offer })} />;
}
