import { Text } from '@mantine/core';
import { useDeferredValue } from 'react';
import { useTranslation } from 'react-i18next';
import type { Offer } from '#contract/offers/offers.ts';
import type { Shop } from '#contract/shops/shops.ts';
import { useNow } from '#web/lib/clock/use-now.ts';
import { readQuantity } from '#web/lib/format/quantity.ts';
import { knownDay } from '#web/lib/format/typed-day.ts';
import { type Photos, previewCoverOf } from '#web/platform/photos/photos.ts';
import { OfferDetails } from '#web/product/offer/offer-details.tsx';
import { flyerLink } from '#web/product/share/flyer-link.ts';
import { ShareLink } from '#web/product/share/share-link.tsx';
import { RichText } from '#web/ui/text/rich-text.tsx';
import { FlyerCard } from '#web/views/offer/card/flyer-card.tsx';
import { ChatLink } from '#web/views/offer/chat-link.tsx';
import { type ConditionsOffer, OfferConditions } from '#web/views/offer/offer-conditions.tsx';
import { ClaimButton } from '#web/views/voucher/claim-button.tsx';
import { discountOf, type OfferValues, pricesOf } from '../../offer-values.ts';
import classes from './offer-form.module.css';

/** Returns the typed ways to pay and limit per person. */
function termsOf(values: OfferValues): Pick<Offer, 'paymentOptions' | 'perConsumerLimit'> {
  const perConsumerLimit = readQuantity(values.perConsumerLimit);
  return {
    paymentOptions: values.paymentOptions as Offer['paymentOptions'],
    ...(perConsumerLimit !== undefined && { perConsumerLimit }),
  };
}

/** Returns the typed prices; the price before is left out unless it is higher, since a card shows no increase. */
function shownPricesOf(values: OfferValues): ReturnType<typeof pricesOf> {
  const { originalPrice, offerPrice } = pricesOf(values);
  const isLower =
    originalPrice === undefined || offerPrice === undefined || offerPrice < originalPrice;
  return { originalPrice: isLower ? originalPrice : undefined, offerPrice };
}

/** Returns the legal conditions of the typed offer; undefined while the last day or a price is missing, or no discount. */
function conditionsOf(values: OfferValues, offer: Offer | undefined): ConditionsOffer | undefined {
  const { originalPrice, offerPrice } = shownPricesOf(values);
  const { startDate, expirationDate, moreDetails, offerRules } = values;
  if (originalPrice === undefined || offerPrice === undefined || !expirationDate) return undefined;
  const availableLimit = offer ? offer.availableLimit : readQuantity(values.availableLimit);
  return {
    ...termsOf(values),
    originalPrice,
    offerPrice,
    expirationDate,
    createdAt: offer?.createdAt ?? new Date().toISOString(),
    claimedCount: offer?.claimedCount ?? 0,
    displayStatus: offer?.displayStatus ?? 'active',
    ...(startDate !== null && { startDate }),
    ...(availableLimit !== undefined && { availableLimit }),
    ...(moreDetails.trim() !== '' && { moreDetails }),
    ...(offerRules.trim() !== '' && { offerRules }),
  };
}

interface OfferPreviewProps {
  readonly values: OfferValues;
  readonly photos: Photos;
  readonly shops: readonly Shop[];
  readonly offer: Offer | undefined;
}

function ShownOffer({ values: typed, photos, shops, offer }: OfferPreviewProps) {
  const { t } = useTranslation();
  const now = useNow();
  const values = {
    ...typed,
    startDate: knownDay(typed.startDate) ?? null,
    expirationDate: knownDay(typed.expirationDate) ?? null,
  };
  const { title, startDate, expirationDate, moreDetails, offerRules } = values;
  const prices = shownPricesOf(values);
  const shownTitle = title.trim() || t('offers.form.previewTitle');
  const isSoldOut = offer?.displayStatus === 'sold_out';
  const conditions = conditionsOf(values, offer);
  const shop = shops.find(({ id }) => values.shopsIds.includes(id)) ?? shops[0];
  const shown = {
    ...previewCoverOf(photos),
    title: shownTitle,
    ...prices,
    discountPercent: discountOf(prices),
    startDate: startDate ?? undefined,
    expirationDate: expirationDate ?? undefined,
    moreDetails,
    offerRules,
    isSoldOut,
  };
  return (
    <section aria-label={t('offers.form.preview')}>
      <Text size="sm" fw={550} c="dimmed" mb="xs">
        {t('offers.form.preview')}
      </Text>
      <FlyerCard
        t={t}
        now={now}
        headingLevel={2}
        terms={termsOf(values)}
        isPreview
        actions={
          shop && (
            <>
              {!isSoldOut && (
                <>
                  <ClaimButton t={t} offer={{ id: '', title: shownTitle }} isPreview />
                  {shop.contacts.WhatsApp && <ChatLink t={t} isIcon />}
                </>
              )}
              <ShareLink path={flyerLink(shop.shopIdentifier)} title={shownTitle} isIcon />
            </>
          )
        }
        offer={shown}
        details={<OfferDetails offer={shown} />}
      />
      {conditions && shop && (
        <div className={classes['conditions']}>
          <h3>{t('flyer.legal.conditions')}</h3>
          <OfferConditions t={t} Text={RichText} offer={conditions} timeZone={shop.timeZone} />
        </div>
      )}
    </section>
  );
}

/** Shows the typed offer as customers will see it. Deferred, so that slow devices keep up with typing. */
export function OfferPreview(props: OfferPreviewProps) {
  return useDeferredValue(<ShownOffer {...props} />);
}
