import { Group, Stack, Title } from '@mantine/core';
import { timeZoneOf } from '#contract/brazil/time-zones.ts';
import type { Offer } from '#contract/offers/offers.ts';
import { OfferConditions } from '#web/ui/offer/offer-conditions.tsx';
import { StatusBadge } from '#web/ui/status-badge.tsx';
import { SeenPhotos } from './seen-photos.tsx';

/** An offer with everything that customers would see: photos, prices, validity and full texts. */
export function SeenOffer({ offer }: { readonly offer: Offer }) {
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
        {/* Without a start, the offer's first day is its creation day in the time zone of most shops. */}
        <OfferConditions offer={offer} timeZone={timeZoneOf('SP')} />
      </div>
    </Stack>
  );
}
