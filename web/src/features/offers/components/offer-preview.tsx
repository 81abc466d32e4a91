import { Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { Offer } from '#contract/offers.ts';
import type { Shop } from '#contract/shops.ts';
import { OfferCard } from '#web/ui/offer/offer-card.tsx';
import { OfferConditions } from '#web/ui/offer/offer-conditions.tsx';
import { previewCoverOf } from '#web/ui/photos/preview-cover-of.ts';
import type { Photos } from '#web/ui/photos/use-photos.ts';
import { conditionsOf } from '../offer-conditions-of.ts';
import { discountOf, type OfferValues, pricesOf } from '../offer-values.ts';
import classes from './offer-form.module.css';

interface OfferPreviewProps {
  readonly values: OfferValues;
  readonly photos: Photos;
  readonly shops: readonly Shop[];
  /** The published offer that is edited. */
  readonly offer: Offer | undefined;
}

/** The offer that is being typed as customers will see it: its card, and its part of the legal information. */
export function OfferPreview({ values, photos, shops, offer }: OfferPreviewProps) {
  const { t } = useTranslation();
  const { title, startDate, expirationDate, moreDetails, offerRules } = values;
  const prices = pricesOf(values);
  const conditions = conditionsOf(values, offer);
  const shop = shops.find(({ id }) => values.shopsIds.includes(id)) ?? shops[0];
  return (
    <section aria-label={t('offers.form.preview')}>
      <Text size="sm" fw={550} c="dimmed" mb="xs">
        {t('offers.form.preview')}
      </Text>
      <OfferCard
        headingLevel={2}
        offer={{
          ...previewCoverOf(photos),
          title: title.trim() || t('offers.form.previewTitle'),
          ...prices,
          discountPercent: discountOf(prices),
          startDate: startDate ?? undefined,
          expirationDate: expirationDate ?? undefined,
          moreDetails,
          offerRules,
          isSoldOut: offer?.displayStatus === 'sold_out',
        }}
      />
      {conditions && shop && (
        <div className={classes['conditions']}>
          <h3>{t('flyer.legal.conditions')}</h3>
          <OfferConditions offer={conditions} timeZone={shop.timeZone} />
        </div>
      )}
    </section>
  );
}
