import { Group, Stack, Title } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { timeZoneOf } from '#contract/brazil/time-zones.ts';
import type { Offer } from '#contract/offers/offers.ts';
import { StatusBadge } from '#web/product/status-badge.tsx';
import { RichText } from '#web/ui/text/rich-text.tsx';
import { OfferConditions } from '#web/views/offer/offer-conditions.tsx';
import { SeenPhotos } from './seen-photos.tsx';

/** An offer with everything that customers would see: photos, prices, validity and full texts. */
export function SeenOffer({ offer }: { readonly offer: Offer }) {
  const { t } = useTranslation();
  const { title, images, displayStatus } = offer;
  return (
    <Stack gap="sm">
      <Group gap="sm">
        <Title order={4} style={{ overflowWrap: 'anywhere' }}>
          {title}
        </Title>
        <StatusBadge status={displayStatus} />
      </Group>
      <SeenPhotos images={images} name={title} />
      <div style={{ overflowWrap: 'anywhere' }}>
        {/* The day on which an offer without a start was made, by the clock of most shops. */}
        <OfferConditions t={t} Text={RichText} offer={offer} timeZone={timeZoneOf('SP')} />
      </div>
    </Stack>
  );
}
