import { type UseInfiniteQueryResult, useInfiniteQuery } from '@tanstack/react-query';
import { type CSSProperties, useDeferredValue } from 'react';
import { useTranslation } from 'react-i18next';
import { isShown } from '#contract/offers/display-status.ts';
import type { Offer } from '#contract/offers/offers.ts';
import type { Shop } from '#contract/shops/shops.ts';
import { useNow } from '#web/lib/clock/use-now.ts';
import { formatMoney } from '#web/lib/format/money.ts';
import { shopTitle } from '#web/lib/format/shop-texts.ts';
import { whatsAppLink } from '#web/lib/whatsapp-link.ts';
import { partOnDemand } from '#web/platform/code-loading/code-loading.ts';
import { OfferDetails } from '#web/product/offer/offer-details.tsx';
import { absoluteLink, offerLink, offerMessage } from '#web/product/share/flyer-link.ts';
import type { HiddenReason } from '#web/product/share/hidden-reason.ts';
import { ShareLink } from '#web/product/share/share-link.tsx';
import { Wordmark } from '#web/ui/brand/wordmark.tsx';
import { LanguageSwitch } from '#web/ui/language-switch.tsx';
import { PagedList } from '#web/ui/list/paged-list.tsx';
import { RichText } from '#web/ui/text/rich-text.tsx';
import { cardOfferOf } from '#web/views/offer/card-offer.ts';
import { FlyerCard } from '#web/views/offer/flyer-card.tsx';
import { LegalBlock } from '#web/views/offer/legal-block.tsx';
import { OfferOver } from '#web/views/offer/offer-over.tsx';
import { gridOnPaper, isPrinted } from '#web/views/offer/printed-offers.ts';
import { WishButton } from '#web/views/offer/wish-button.tsx';
import { type Flyer, flyerOffersQuery, useHiddenReason } from '../api.ts';
import { flyerOffers } from '../flyer-offers.ts';
import { CountViews } from './count-views.tsx';
import { FlyerHeader } from './flyer-header.tsx';
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
  const now = useNow();
  const shown = cardOfferOf(offer);
  const { title, offerPrice, displayStatus } = offer;
  const path = offerLink(offer.id, shop.shopIdentifier);
  const { WhatsApp } = shop.contacts;
  const isOfferHidden = !isShown(displayStatus);
  const wish = () =>
    t('flyer.wishMessage', { title, price: formatMoney(offerPrice), url: absoluteLink(path) });
  return (
    <FlyerCard
      t={t}
      now={now}
      offer={shown}
      details={<OfferDetails offer={shown} />}
      terms={offer}
      isWide={isHighlighted}
      isPriority={isPriority}
      actions={
        <>
          {WhatsApp && displayStatus === 'active' && !isHidden && (
            <WishButton t={t} title={title} href={whatsAppLink(WhatsApp, wish())} />
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

/** Returns the attributes of a list of cards, for its grid on a printed sheet. */
function paperGridOf(offers: readonly Offer[]) {
  const { columns, rows } = gridOnPaper(offers.filter(isPrinted).length);
  return { 'data-rows': rows, style: { '--columns': columns } as CSSProperties };
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
          <ul className={classes['grid']} {...paperGridOf(offers)}>
            {offers.map((offer, index) => (
              <li
                key={offer.id}
                data-offer={offer.id}
                data-highlighted={offer.id === highlightedId || undefined}
                data-only-screen={!isPrinted(offer) || undefined}
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

/** What Vitrine is, with its wordmark on paper, and the language switch on a screen. */
function FlyerFooter() {
  const { t } = useTranslation();
  return (
    <footer className={classes['footer']}>
      <div className={classes['mark']}>
        <Wordmark height={18} />
      </div>
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
  const { t } = useTranslation();
  const query = useInfiniteQuery(flyerOffersQuery(shop.id, offer));
  const { reason, isCounted, mayChange, isHidden } = useHiddenReason(shop);
  // Deferred, React renders a new page of offers in many short tasks, and a slow phone stays responsive.
  const isLoaded = useDeferredValue(!query.isPending);
  if (!isLoaded) return <FlyerSkeleton />;
  const offers = query.data ?? flyerOffers([], offer);
  return (
    <div className={classes['root']}>
      <FlyerHeader shop={shop} offers={offers} isHidden={isHidden} />
      {reason && <HiddenNotice reason={reason} />}
      {mayChange && <NoContactNotice shop={shop} />}
      <main className={classes['main']}>
        {isOfferOver && (
          <div className={classes['over']}>
            <OfferOver t={t} hasOthers={offers.length > 0} />
          </div>
        )}
        <FlyerOffers query={query} shop={shop} highlightedId={offer?.id} isHidden={isHidden} />
        <FlyerShop shop={shop} />
        <LegalBlock t={t} Text={RichText} shop={shop} offers={offers} />
      </main>
      <FlyerFooter />
      {!isHidden && isCounted && <CountViews shopId={shop.id} />}
    </div>
  );
}
