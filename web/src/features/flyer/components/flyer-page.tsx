import { type UseInfiniteQueryResult, useInfiniteQuery } from '@tanstack/react-query';
import '@mantine/core/styles/Alert.layer.css';
import { useDeferredValue } from 'react';
import { useTranslation } from 'react-i18next';
import { isShown } from '#contract/offers/display-status.ts';
import type { Offer } from '#contract/offers/offers.ts';
import type { Shop } from '#contract/shops/shops.ts';
import { formatMoney } from '#web/lib/format/money.ts';
import { shopTitle } from '#web/lib/format/shop-texts.ts';
import { whatsAppLink } from '#web/lib/whatsapp-link.ts';
import { partOnDemand } from '#web/platform/code-loading/code-loading.ts';
import { WishButton } from '#web/product/offer/wish-button.tsx';
import { absoluteLink, offerLink, offerMessage } from '#web/product/share/flyer-link.ts';
import type { HiddenReason } from '#web/product/share/hidden-reason.ts';
import { ShareLink } from '#web/product/share/share-link.tsx';
import { Wordmark } from '#web/ui/brand/wordmark.tsx';
import { LanguageSwitch } from '#web/ui/language-switch.tsx';
import { PagedList } from '#web/ui/list/paged-list.tsx';
import { cardOfferOf } from '#web/views/offer/card-offer.ts';
import { FlyerCard } from '#web/views/offer/flyer-card.tsx';
import { type Flyer, flyerOffersQuery, useHiddenReason } from '../api.ts';
import { flyerOffers } from '../flyer-offers.ts';
import { CountViews } from './count-views.tsx';
import { FlyerHeader } from './flyer-header.tsx';
import { FlyerLegal } from './flyer-legal.tsx';
import classes from './flyer-page.module.css';
import { FlyerShop } from './flyer-shop.tsx';
import { FlyerSkeleton } from './flyer-skeleton.tsx';

/** Loaded only for members of a business whose flyer is hidden. */
export const HiddenNotice = partOnDemand(() => import('./notices/hidden-notice.tsx'));

interface FlyerOfferProps {
  readonly offer: Offer;
  readonly shop: Shop;
  readonly isHighlighted: boolean;
  readonly isPriority: boolean;
  readonly isHidden: boolean;
}

/** An offer of a flyer: its card, payment options, and buttons to contact the shop and to share. */
function FlyerOffer({ offer, shop, isHighlighted, isPriority, isHidden }: FlyerOfferProps) {
  const { t } = useTranslation();
  const { title, offerPrice, displayStatus } = offer;
  const path = offerLink(offer.id, shop.shopIdentifier);
  const { WhatsApp } = shop.contacts;
  const isOfferHidden = !isShown(displayStatus);
  const wish = () =>
    t('flyer.wishMessage', { title, price: formatMoney(offerPrice), url: absoluteLink(path) });
  return (
    <FlyerCard
      t={t}
      offer={cardOfferOf(offer)}
      terms={offer}
      isWide={isHighlighted}
      isPriority={isPriority}
      actions={
        <>
          {WhatsApp && displayStatus === 'active' && !isHidden && (
            <WishButton title={title} href={whatsAppLink(WhatsApp, wish())} />
          )}
          <ShareLink
            path={path}
            title={title}
            text={offerMessage(t, offer, shopTitle(shop))}
            isNamed
            isIcon
            disabled={isHidden || isOfferHidden}
          />
        </>
      }
    >
      {isOfferHidden && !isHidden && (
        <HiddenNotice reason={`offer.${displayStatus}` as HiddenReason} />
      )}
    </FlyerCard>
  );
}

interface FlyerOffersProps {
  readonly query: UseInfiniteQueryResult<readonly Offer[]>;
  readonly shop: Shop;
  readonly highlightedId: string | undefined;
  readonly isHidden: boolean;
}

/** The offers as cards; the linked offer is large. */
function FlyerOffers({ query, shop, highlightedId, isHidden }: FlyerOffersProps) {
  const { t } = useTranslation();
  return (
    <section aria-labelledby="offers">
      <h2 id="offers" className={classes['heading']}>
        {t('flyer.offers')}
      </h2>
      <PagedList
        query={query}
        loading={<FlyerSkeleton isPart />}
        empty={<p className={classes['none']}>{t('flyer.noOffers')}</p>}
      >
        {(offers) => (
          <ul className={classes['grid']}>
            {offers.map((offer, index) => (
              <li
                key={offer.id}
                data-offer={offer.id}
                data-highlighted={offer.id === highlightedId || undefined}
              >
                <FlyerOffer
                  offer={offer}
                  shop={shop}
                  isHighlighted={offer.id === highlightedId}
                  isPriority={index === 0}
                  isHidden={isHidden}
                />
              </li>
            ))}
          </ul>
        )}
      </PagedList>
    </section>
  );
}

/** Says above the shop's offers that the linked offer is over. */
function OfferOverNotice({ hasOthers }: { readonly hasOthers: boolean }) {
  const { t } = useTranslation();
  return (
    <section className={classes['over']} aria-labelledby="over">
      <h2 id="over">{t('flyer.missing.offer.title')}</h2>
      {hasOthers && <p>{t('flyer.offerOver')}</p>}
    </section>
  );
}

/** The Vitrine wordmark and the language switch. */
function FlyerFooter() {
  const { t } = useTranslation();
  return (
    <footer className={classes['footer']}>
      <Wordmark height={26} />
      <p className={classes['claim']}>{t('flyer.footer')}</p>
      <div className={classes['languages']}>
        <LanguageSwitch />
      </div>
    </footer>
  );
}

/** Loaded for owners. */
const NoContactNotice = partOnDemand(() => import('./notices/no-contact-notice.tsx'));

/** The flyer of a shop, for sharing with customers and for printing. */
export function FlyerPage({ flyer }: { readonly flyer: Flyer }) {
  const { shop, offer, isOfferOver } = flyer;
  const query = useInfiniteQuery(flyerOffersQuery(shop.id, offer));
  const { reason, isMember, mayChange, isHidden } = useHiddenReason(shop);
  // Deferred, React renders a new page of offers in many short tasks, and a slow phone stays responsive.
  const isLoaded = useDeferredValue(!query.isPending);
  if (!isLoaded) return <FlyerSkeleton />;
  return (
    <div className={classes['root']}>
      <FlyerHeader shop={shop} isHidden={isHidden} />
      {reason && <HiddenNotice reason={reason} />}
      {mayChange && <NoContactNotice shop={shop} />}
      <main className={classes['main']}>
        {isOfferOver && <OfferOverNotice hasOthers={Boolean(query.data?.length)} />}
        <FlyerOffers query={query} shop={shop} highlightedId={offer?.id} isHidden={isHidden} />
        <FlyerShop shop={shop} />
        <FlyerLegal shop={shop} offers={query.data ?? flyerOffers([], offer)} />
      </main>
      <FlyerFooter />
      {!isHidden && !isMember && <CountViews shopId={shop.id} />}
    </div>
  );
}
