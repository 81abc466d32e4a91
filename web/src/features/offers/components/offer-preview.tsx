import { Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { OfferCard } from '#web/ui/offer/offer-card.tsx';
import { previewCoverOf } from '#web/ui/photos/preview-cover-of.ts';
import type { Photos } from '#web/ui/photos/use-photos.ts';
import { discountOf, type OfferValues, pricesOf } from '../offer-values.ts';

interface OfferPreviewProps {
  readonly values: OfferValues;
  readonly photos: Photos;
}

/** The card of the offer that is being typed. */
export function OfferPreview({ values, photos }: OfferPreviewProps) {
  const { t } = useTranslation();
  const { title, startDate, expirationDate, moreDetails, offerRules } = values;
  const prices = pricesOf(values);
  return (
    <section aria-label={t('offers.form.preview')}>
      <Text size="sm" fw={600} c="dimmed" mb="xs">
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
        }}
      />
    </section>
  );
}
